import { PromptAnswer } from '#contract/dating/profile/profile.ts'
import type { DatingRow } from '#server/dating/profile/profile-store.ts'

/** What the profile said when it was reported, as staff read it. */
export const evidenceOf = (
  row: Pick<DatingRow, 'bio' | 'location' | 'education' | 'profession' | 'interests' | 'prompts'>,
  name: string,
): string =>
  [
    name,
    row.location,
    row.bio,
    row.profession,
    row.education,
    row.interests.join(', '),
    ...PromptAnswer.array()
      .parse(row.prompts)
      .map(({ answer }) => answer),
  ]
    .filter((words) => words !== null && words !== '')
    .join('\n')
