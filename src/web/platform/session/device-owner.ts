import { deviceText } from '#web/platform/device/device-text.ts'
import { clearDeviceData, OWNER_KEY } from '#web/platform/device/clear-device-data.ts'
import { storedUserId } from './session-store.ts'

/** Somebody has signed in: nothing of whoever was here before them is left to be found. */
export async function claimDevice(userId: string): Promise<void> {
  const before = deviceText.read(OWNER_KEY)
  if (before === userId) return
  const emptied = before === null ? null : clearDeviceData(['session'])
  deviceText.write(OWNER_KEY, userId)
  await emptied
}

/**
 * A session has ended without its person having said so here: it ran out, or was ended elsewhere. What they wrote and
 * the server has not got yet waits for them; everything else goes, unless somebody has signed in since.
 */
export async function leaveDevice(): Promise<void> {
  if ((await storedUserId()) === null) await clearDeviceData(['session', 'waiting'])
}
