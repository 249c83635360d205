import { DatingProfileId, DeckCard } from '#contract/dating/profile/profile.ts'
import { grantViewing } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeAllowance, lockAllowance } from './allowance-store.ts'
import { signCards } from './card-view.ts'
import { readCard } from './feed-store.ts'
import { dayOf, undoablePass } from '#server/dating/profile/profile-policy.ts'
import { findDatingOf, findOwnDating, maySee, welcomes } from '#server/dating/profile/profile-store.ts'
import { deletePass } from './swipe-store.ts'

export async function revokePass(
  platform: Pick<Platform, 'db' | 'hot' | 'config' | 'clock'>,
  { userId }: Member,
): Promise<{ card: DeckCard }> {
  const { hot, config, clock } = platform
  const profileId = await takeBack(platform, userId)
  const json = await readCard(hot, userId, profileId)
  if (json === null) throw new AppError('dating.nothing-to-undo')
  const signed = signCards(json, grantViewing(userId, config.secretKey, clock.now(), 'minutes'))
  return { card: DeckCard.parse(JSON.parse(signed)) }
}

/** @returns whom they passed */
function takeBack({ db, clock }: Pick<Platform, 'db' | 'clock'>, userId: string): Promise<DatingProfileId> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await findOwnDating(tx, userId))) throw new AppError('dating.no-profile')
    const day = dayOf(now)
    const passed = undoablePass(await lockAllowance(tx, userId, day), now)
    if (passed === null) throw new AppError('dating.nothing-to-undo')
    const isMet = (await maySee(tx, userId, passed)) && (await welcomes(tx, passed, userId, day))
    const [profile] = isMet ? await findDatingOf(tx, [passed]) : []
    if (!profile || !(await deletePass(tx, userId, passed))) throw new AppError('dating.nothing-to-undo')
    await changeAllowance(tx, userId, { last_pass_id: null, last_pass_at: null })
    return DatingProfileId.parse(profile.id)
  })
}
