const KEY = 'install-prompt-dismissed'

/** Did somebody say "not now" in this visit? */
export function isInstallDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function dismissInstall(): void {
  try {
    sessionStorage.setItem(KEY, 'true')
  } catch {
    // where nothing is kept it is put off until the page is loaded again
  }
}
