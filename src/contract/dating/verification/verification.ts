import { z } from 'zod'

/** What the selfie shows beside the face; asked for by the day, so that an older picture does not fit. */
export const VERIFICATION_POSES = [
  'peace_sign',
  'thumbs_up',
  'hand_on_chin',
  'touch_ear',
  'open_palm',
] as const
export const VerificationPose = z.enum(VERIFICATION_POSES)
export type VerificationPose = z.infer<typeof VerificationPose>

export const VerificationId = z.uuid().brand<'VerificationId'>()
export type VerificationId = z.infer<typeof VerificationId>
