import { CONNECTION_LIMITS } from '#contract/networking/connections/connection.ts'
import type { ConnectionState } from '#contract/networking/people/person.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards, requireProfile } from '#server/profiles/public.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { acceptWithin } from './accept-request.ts'
import { stepOf } from './connection-policy.ts'
import {
  changePair,
  type ConnectionRow,
  deletePair,
  insertRequest,
  lockPair,
  readState,
  spendRequest,
} from './connection-store.ts'

interface Request {
  userId: UserId
  note: string | null
}

/** Two who ask each other at once are connected, by whoever comes second. */
export function requestConnection(
  platform: Platform,
  { userId }: Member,
  { userId: to, note }: Request,
): Promise<{ state: ConnectionState }> {
  if (to === userId) throw new AppError('networking.oneself')
  return inTransaction(platform.db, async (tx) => {
    await requireProfile(tx, userId)
    const row = await lockPair(tx, userId, to)
    if (!(await personCards(tx, [to])).has(to) || (await isBlockedBetween(tx, userId, to)))
      throw new AppError('networking.person-not-found')
    const step = stepOf(row, userId)
    if (step === 'accept' && row) await acceptWithin(tx, platform, { row, by: userId })
    if (step === 'ask' || step === 'ask-ignored')
      await ask(tx, platform, {
        from: userId,
        to,
        note: note || null,
        before: row,
        isIgnored: step !== 'ask',
      })
    return { state: await readState(tx, userId, to) }
  })
}

interface Asking {
  from: UserId
  to: UserId
  note: string | null
  before: ConnectionRow | null
  isIgnored: boolean
}

async function ask(tx: Tx, platform: Platform, { from, to, note, before, isIgnored }: Asking): Promise<void> {
  const at = platform.clock.now()
  const day = at.toISOString().slice(0, 10)
  const limit = CONNECTION_LIMITS.requestsPerDay
  if (!(await spendRequest(tx, { userId: from, day, limit })))
    throw new AppError('networking.too-many-requests', { limit })
  if (isIgnored && before) {
    await changePair(tx, before, { is_withdrawn: false, note, asked_at: at })
    return
  }
  if (before) await deletePair(tx, from, to)
  await insertRequest(tx, { from, to, note, at })
  const name = (await personCards(tx, [from])).get(from)?.name ?? ''
  await sendNotice(tx, platform, {
    userId: to,
    notice: { kind: 'connection_asked', subjectId: from, facts: { person: name } },
    aboutId: from,
    byMail: true,
    // withdrawn and sent again on one day notifies once
    key: `connection_asked:${from}:${day}`,
  })
}
