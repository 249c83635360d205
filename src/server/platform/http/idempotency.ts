import { createHash } from 'node:crypto'
import type { AnyOperation } from '#contract/kit/operation.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { type Database, withBeforeCommit } from '#server/platform/database/transactions.ts'
import { claimSlot, storeAnswer, readSlot, releaseClaim, type Slot } from './idempotency-store.ts'

export interface Answer {
  status: number
  /** JSON text. */
  body: string
  replayed: boolean
}

const KEY = /^[\w-]{16,64}$/

export interface OnceOptions {
  db: Database
  operation: AnyOperation
  userId: UserId
  /** The Idempotency-Key header. */
  key: string
  /** What is asked: path, query and body as the contract reads them. */
  request: unknown
  status: number
  /** What a transaction or the use case returned → JSON text of the answer. Throws when it is no such thing. */
  encode(result: unknown): string
}

/**
 * Runs `work` at most once for a key: later requests with the same key get the first answer again.
 *
 * The slot is claimed before the work begins, and the answer is kept in the transaction of the use case itself,
 * so that both are there or neither. Hence an operation marked idempotent must answer with what its
 * transaction returns; one that does not is a fault that its tests find. A claim left by a server that died
 * is freed when it starts again; where there are several, it falls to the next request after a minute, and whoever lost a claim can no longer commit.
 * @throws AppError request.in-progress, request.key-reused, or what the work throws (the slot is then free again)
 */
export async function once(options: OnceOptions, work: () => Promise<unknown>): Promise<Answer> {
  const { db, status, encode } = options
  const slot = slotOf(options)
  const claim = await claimSlot(db, slot)
  if (claim === null) return replay(db, slot)
  let stored: string | null = null

  const keepInTransaction = async (tx: Parameters<typeof storeAnswer>[0], result: unknown) => {
    const body = encode(result)
    if (!(await storeAnswer(tx, claim, status, body))) throw new AppError('request.in-progress')
    stored = body
  }
  try {
    const result = await withBeforeCommit(keepInTransaction, work)
    // without a transaction nothing was written, so nothing can be doubled either
    const body = stored ?? encode(result)
    if (stored === null) await storeAnswer(db, claim, status, body)
    return { status, body, replayed: false }
  } catch (error) {
    await releaseClaim(db, claim)
    throw error
  }
}

async function replay(db: Database, slot: Slot): Promise<Answer> {
  const stored = await readSlot(db, slot)
  if (!stored) throw new AppError('request.in-progress') // freed this very moment: the sender tries again
  if (!stored.requestHash.equals(slot.requestHash)) throw new AppError('request.key-reused')
  if (stored.status === null || stored.body === null) throw new AppError('request.in-progress')
  return { status: stored.status, body: stored.body, replayed: true }
}

function slotOf({ operation, userId, key, request }: OnceOptions): Slot {
  if (!KEY.test(key)) {
    const field = { path: 'idempotency-key', message: 'Invalid input', key: 'invalid', values: {} }
    throw new AppError('request.invalid', { fields: [field] })
  }
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  return { userId, operation: operation['~orpc'].meta.name, key, requestHash }
}
