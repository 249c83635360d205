import type { DatingRow } from '#server/dating/profile/profile-store.ts'

/** What the profile said when it was reported, as staff read it. */
export const evidenceOf = (
  row: Pick<DatingRow, 'bio' | 'location' | 'education' | 'profession' | 'interests'>,
  name: string,
): string =>
  [name, row.location, row.bio, row.profession, row.education, row.interests.join(', ')]
    .filter((words) => words !== null && words !== '')
    .join('\n')
