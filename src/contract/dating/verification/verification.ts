import { z } from 'zod'
import { PrivatePicture } from '#contract/media/picture.ts'
import { ReceivedReport, ReportId } from '#contract/safety/report.ts'
import { DatingProfileId } from '#contract/dating/profile/profile.ts'

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

/** What staff compare; the name is not needed. */
export const OpenVerification = z.object({
  id: VerificationId,
  pose: VerificationPose,
  selfie: PrivatePicture,
  photos: z.array(PrivatePicture),
  age: z.int(),
  at: z.iso.datetime(),
})
export type OpenVerification = z.infer<typeof OpenVerification>

/** A reported dating profile as staff see it, with its words at that time. */
export const DatingReport = z.object({
  id: ReportId,
  profileId: DatingProfileId,
  report: ReceivedReport,
  evidence: z.string().nullable(),
  photos: z.array(PrivatePicture),
})
export type DatingReport = z.infer<typeof DatingReport>
