import { deviceText } from '#web/platform/device/device-text.ts'

const KEY = 'push-offer-put-off'
const MONTH_MS = 30 * 86_400_000

/** Somebody has said "not now" within the last month. */
export const isOfferPutOff = (now = Date.now()): boolean => now - Number(deviceText.read(KEY) ?? 0) < MONTH_MS

export const putOffOffer = (now = Date.now()): void => void deviceText.write(KEY, String(now))
