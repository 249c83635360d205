import { tabText } from '#web/platform/device/device-text.ts'

const KEY = 'install-prompt-dismissed'

/** Did somebody say "not now" in this visit? */
export const isInstallDismissed = (): boolean => tabText.read(KEY) !== null

export const dismissInstall = (): void => void tabText.write(KEY, 'true')
