import type { ReceivedReport, ReportReason } from '#contract/safety/report.ts'
import type { DatingRow } from '#server/dating/profile/profile-store.ts'

/** Nobody waits for staff with these. */
const AT_ONCE: readonly ReportReason[] = ['minor_at_risk', 'threat']
const MAX_OPEN = 3

/** Is somebody hidden until staff have looked, whichever of their profiles was reported? */
export const isWithheldFor = (open: readonly Pick<ReceivedReport, 'reason'>[]): boolean =>
  open.length >= MAX_OPEN || open.some(({ reason }) => AT_ONCE.includes(reason))

/** What the profile said when it was reported, as staff read it. */
export const evidenceOf = (
  row: Pick<DatingRow, 'bio' | 'location' | 'education' | 'profession' | 'interests'>,
  name: string,
): string =>
  [name, row.location, row.bio, row.profession, row.education, row.interests.join(', ')]
    .filter((words) => words !== null && words !== '')
    .join('\n')
