import { fromKysely, PgBoss, type Job } from 'pg-boss'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import {
  countDeadJobs,
  countQueues,
  type DeadJob,
  findDeadJobs,
  listDueQueues,
  type QueueState,
  takeDeadJob,
} from './job-store.ts'
import { errorFields, type Log } from '#server/platform/log.ts'

/** Job name → payload. Features add theirs by declaration merging. Payloads carry ids, not texts. */
export interface JobPayloads {}
export type JobName = keyof JobPayloads

export interface Jobs {
  /**
   * Queued when the transaction commits, gone when it rolls back. With `singletonKey` it is dropped while another
   * job of that key still waits.
   */
  send<Name extends JobName>(
    tx: Tx,
    name: Name,
    payload: JobPayloads[Name],
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>
  /** Registers the idempotent handler of a job; call before start. `cron` (UTC) runs it on a schedule instead (payload {}). */
  work<Name extends JobName>(
    name: Name,
    handler: (payload: JobPayloads[Name]) => Promise<void>,
    options?: { cron?: string },
  ): void
  /** What there is to do, and the latest jobs that failed at every try. */
  overview(deadListed: number): Promise<{ queues: QueueState[]; dead: DeadJob[]; deadCount: number }>
  /** Sends a job again that failed at every try. @returns its name; null when it is not there */
  resend(tx: Tx, id: string): Promise<string | null>
  /** Forgets a job that failed at every try. @returns its name; null when it is not there */
  discard(tx: Tx, id: string): Promise<string | null>
}

export interface JobQueue extends Jobs {
  /** Makes the queues; with `workers` jobs run as they come, without only by runDue. */
  start(options: { workers: boolean }): Promise<void>
  /**
   * Runs everything that is due now, follow-ups and schedules included, and returns when nothing is left.
   * What fails is queued again as usual and reported here.
   */
  runDue(): Promise<{ ran: number; failures: unknown[] }>
  /** Forgets jobs that ended over a week ago, as workers do by themselves. */
  sweep(): Promise<void>
  /** Lets running jobs end, up to `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>
}

/** Where jobs end that failed at every try; staff can look at them and send them again. */
export const DEAD_LETTERS = 'dead-letters'
const POLLING_SECONDS = 1
const BATCH = 20
/** A job whose server died is given to another after half a minute. */
const QUEUE = {
  policy: 'short',
  retryLimit: 6,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 600,
  heartbeatSeconds: 30,
  deadLetter: DEAD_LETTERS,
} as const

interface Worker {
  handler: (payload: unknown) => Promise<void>
  cron: string | undefined
  /** Up to when runDue has seen to the schedule. */
  seenUntil: Date
}

/** Jobs in PostgreSQL by pg-boss, on our own connections and our own clock. */
export function newJobs(db: Database, clock: Clock, log: Log): JobQueue {
  const workers = new Map<string, Worker>()
  let boss: PgBoss | undefined

  function started(): PgBoss {
    if (!boss) throw new Error('The job queue has not been started.')
    return boss
  }

  /** Ends one job by itself: in a batch the others are not touched by its failure. */
  async function runOne(worker: Worker, { name, id, data }: Job<unknown>): Promise<unknown> {
    try {
      await worker.handler(data)
      await started().complete(name, id)
      return null
    } catch (error) {
      log.error({ job: name, ...errorFields(error) }, 'job failed')
      await started().fail(name, id)
      return error
    }
  }

  async function sendScheduled(name: string, worker: Worker): Promise<void> {
    if (worker.cron === undefined) return
    const [next] = started().previewSchedule(worker.cron, { from: worker.seenUntil, count: 1 })
    if (next === undefined || next > clock.now()) return
    worker.seenUntil = clock.now()
    await started().send(name, {}, { singletonKey: 'schedule' })
  }

  return {
    async send(tx, name, payload, { startAfter, singletonKey = uuidv7() } = {}) {
      await started().send(name, payload, {
        db: fromKysely(tx),
        singletonKey,
        ...(startAfter && { startAfter }),
      })
    },

    work(name, handler, options = {}) {
      workers.set(name, { handler: handler as Worker['handler'], cron: options.cron, seenUntil: clock.now() })
    },

    async overview(deadListed) {
      const [queues, dead, deadCount] = await Promise.all([
        countQueues(db, DEAD_LETTERS),
        findDeadJobs(db, DEAD_LETTERS, deadListed),
        countDeadJobs(db, DEAD_LETTERS),
      ])
      return { queues, dead, deadCount }
    },

    async resend(tx, id) {
      const job = await takeDeadJob(tx, DEAD_LETTERS, id)
      if (!job?.name) return null
      await started().send(job.name, job.data as object, { db: fromKysely(tx), singletonKey: uuidv7() })
      return job.name
    },

    async discard(tx, id) {
      return (await takeDeadJob(tx, DEAD_LETTERS, id))?.name ?? null
    },

    async start(options) {
      boss = newBoss(db, clock, log, options.workers)
      await boss.start()
      await makeQueues(boss, [...workers.keys()])
      if (!options.workers) return
      const polling = { pollingIntervalSeconds: POLLING_SECONDS, batchSize: BATCH, burstWhenBatchFull: true }
      for (const [name, worker] of workers) {
        await boss.work(name, polling, async (jobs: Job<unknown>[]) => {
          for (const job of jobs) await runOne(worker, job)
        })
        if (worker.cron)
          await boss.schedule(name, worker.cron, {}, { singletonKey: 'schedule', missed: 'once' })
      }
      for (const { name } of await boss.getSchedules()) {
        if (!workers.get(name)?.cron) await boss.unschedule(name)
      }
    },

    async runDue() {
      const failures: unknown[] = []
      let ran = 0
      for (const [name, worker] of workers) await sendScheduled(name, worker)
      for (let before = -1; before !== ran;) {
        before = ran
        const due = new Set(await listDueQueues(db))
        for (const [name, worker] of workers) {
          if (!due.has(name)) continue
          for (const job of await started().fetch<unknown>(name, { batchSize: BATCH })) {
            const failure = await runOne(worker, job)
            if (failure !== null) failures.push(failure)
            ran++
          }
        }
      }
      return { ran, failures }
    },

    async sweep() {
      await started().supervise()
    },

    async stop(timeoutMs) {
      await boss?.stop({ graceful: timeoutMs > 0, timeout: timeoutMs, close: false })
    },
  }
}

function newBoss(db: Database, clock: Clock, log: Log, workers: boolean): PgBoss {
  const boss = new PgBoss({
    db: fromKysely(db),
    schema: 'pgboss',
    createSchema: false,
    migrate: false,
    supervise: workers,
    schedule: workers,
    clock: { ...TIMERS, now: () => clock.now().getTime() },
  })
  boss.on('error', (error) => log.error(errorFields(error), 'job queue'))
  boss.on('warning', ({ message }) => log.warn({}, `job queue: ${message}`))
  return boss
}

/** Only the time of day is ours; waiting takes as long as it takes. */
const TIMERS = {
  setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
  setInterval: (work: () => void, ms: number) => setInterval(work, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
}

async function makeQueues(boss: PgBoss, names: string[]): Promise<void> {
  const there = new Set((await boss.getQueues()).map(({ name }) => name))
  if (!there.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS)
  for (const name of names.filter((each) => !there.has(each))) {
    await boss.createQueue(name, QUEUE)
    // it now knows the queue, and need not look for it on another connection when a transaction sends
    await boss.findJobs(name, { key: 'none' })
  }
}
