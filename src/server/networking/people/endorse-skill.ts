import type { UserId } from '#contract/profiles/profile.ts'
import { lockPair } from '#server/networking/connections/connection-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countEndorsements, deleteEndorsement, insertEndorsement } from './endorsement-store.ts'
import { isKnown, lockWork } from './person-store.ts'
import { foldSkill } from './skill-policy.ts'

interface Endorsing {
  userId: UserId
  skill: string
  isEndorsed: boolean
}

/** Neither the connection ends nor the skill goes while it is written. */
export function endorseSkill(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId: endorserId }: Member,
  { userId, skill, isEndorsed }: Endorsing,
): Promise<{ isEndorsed: boolean; endorsements: number }> {
  if (userId === endorserId) throw new AppError('networking.oneself')
  return inTransaction(db, async (tx) => {
    const pair = await lockPair(tx, endorserId, userId)
    if (!(await isKnown(tx, userId, endorserId))) throw new AppError('networking.person-not-found')
    const work = await lockWork(tx, userId)
    if (pair?.status !== 'accepted')
      throw new AppError(
        work?.audience === 'connections' ? 'networking.person-not-found' : 'networking.not-connected',
      )
    const endorsed = { userId, skill: foldSkill(skill), endorserId }
    if (!work?.folded_skills.includes(endorsed.skill)) throw new AppError('networking.skill-not-found')
    if (isEndorsed) await insertEndorsement(tx, { ...endorsed, at: clock.now() })
    else await deleteEndorsement(tx, endorsed)
    return { isEndorsed, endorsements: await countEndorsements(tx, endorsed) }
  })
}
