import type { WorkFields } from '#contract/networking/people/work.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requireProfile } from '#server/profiles/public.ts'
import { refuseBlockedFields } from '#server/safety/public.ts'
import { keepEndorsements } from './endorsement-store.ts'
import { lockWork, saveWork } from './person-store.ts'
import { foldSkill } from './skill-policy.ts'

/** An emptied field is a field without text. What was said of a skill goes with the skill. */
export function updateWork(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { work }: { work: WorkFields },
): Promise<{ work: WorkFields }> {
  const stored: WorkFields = { ...work, headline: work.headline || null, company: work.company || null }
  return inTransaction(db, async (tx) => {
    await requireProfile(tx, userId)
    await refuseBlockedFields(tx, work)
    await lockWork(tx, userId)
    const folded = stored.skills.map(foldSkill)
    await saveWork(tx, {
      user_id: userId,
      headline: stored.headline,
      company: stored.company,
      skills: stored.skills,
      folded_skills: folded,
      is_open_to_work: stored.isOpenToWork,
      helps_with: stored.helpsWith,
      audience: stored.audience,
      updated_at: clock.now(),
    })
    await keepEndorsements(tx, userId, folded)
    return { work: stored }
  })
}
