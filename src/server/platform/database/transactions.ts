import { AsyncLocalStorage } from 'node:async_hooks'
import { type Driver, Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { isDeadlock } from './connection-loss.ts'
import type { DB } from './schema.ts'

/** The database outside transactions. Tables and columns are named as in SQL (snake_case). */
export type Database = Kysely<DB>
/** The database inside one transaction. */
export type Tx = Transaction<DB>

interface Scope {
  open: boolean
  /** What waits for the commit. */
  waiting: (() => void)[]
}

const scope = new AsyncLocalStorage<Scope>()

/**
 * Inside a transaction only its `tx` may be used: another connection does not see its writes, and waiting
 * for one can lock up the whole pool.
 * @throws when the caller stands inside inTransaction
 */
export function outsideTransaction(): void {
  if (scope.getStore()?.open)
    throw new Error('The outer database handle was used inside a transaction: pass tx.')
}

/**
 * Before a call to a service of somebody else: a transaction that waits for one holds its locks as long.
 * @throws when the caller stands inside inTransaction
 */
export function forbidInTransaction(): void {
  if (scope.getStore()?.open) throw new Error('A service outside was called inside a transaction.')
}

/**
 * Runs `work` when the transaction that the caller stands in has been committed; never when it was not. For what
 * lies in memory and must not be known, or forgotten, before that.
 * @throws when the caller stands in none
 */
export function afterCommit(work: () => void): void {
  const state = scope.getStore()
  if (!state?.open) throw new Error('There is no transaction to wait for: use inTransaction.')
  state.waiting.push(work)
}

const beforeCommit = new AsyncLocalStorage<(tx: Tx, result: unknown) => Promise<void>>()

/** In every transaction that `work` takes, `hook` follows the story and sees what it returned; it may still throw. */
export function withBeforeCommit<Result>(
  hook: (tx: Tx, result: unknown) => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  return beforeCommit.run(hook, work)
}

class GuardedDialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async (...rest) => {
      outsideTransaction()
      return acquire(...rest)
    }
    return driver
  }
}

/** A Kysely over the pool that refuses to be used inside a transaction of inTransaction. */
export function guardedDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new GuardedDialect({ pool }) })
}

const TRIES = 3

/**
 * Runs the story in one transaction: its writes stand together when it returns, none of them when it throws.
 * A call inside a call is an error too. One that the database ends because two wait for each other is run again, so a
 * story changes nothing but what it returns and what lies in the database.
 */
export async function inTransaction<Result>(
  db: Database,
  story: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  outsideTransaction()
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(db, story)
    } catch (error) {
      if (!isDeadlock(error) || tries === TRIES) throw error
    }
  }
}

function runOnce<Result>(db: Database, story: (tx: Tx) => Promise<Result>): Promise<Result> {
  const state: Scope = { open: false, waiting: [] } // closed while Kysely takes its own connection
  return scope.run(state, async () => {
    const answer = await db.transaction().execute(async (tx) => {
      state.open = true
      try {
        const result = await story(tx)
        await beforeCommit.getStore()?.(tx, result)
        return result
      } finally {
        state.open = false // what was started and not awaited may use the outer handle again
      }
    })
    for (const work of state.waiting) work()
    return answer
  })
}
