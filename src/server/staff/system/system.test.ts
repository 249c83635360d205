import { afterEach, describe, expect, it } from 'vitest'
import { discardJob } from '#contract/staff/system/discard-job.ts'
import { readSystem } from '#contract/staff/system/read-system.ts'
import { resendJob } from '#contract/staff/system/resend-job.ts'
import { DeadJobId } from '#contract/staff/system/system.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const HOUR = 3600

const state = async () => (await world.call(readSystem, {}, world.people.dawit)).body

/** A job whose mail server does not answer, until there are no tries left. */
async function dyingJob() {
  const { mail } = world.platform
  const send = mail.send.bind(mail)
  mail.send = () => Promise.reject(new Error('no mail today'))
  await inTransaction(world.db, (tx) =>
    world.platform.jobs.send(tx, 'auth.send-notice', {
      to: 'secret.address@example.org',
      kind: 'new_sign_in',
      language: 'en',
      at: world.clock.now().toISOString(),
    }),
  )
  for (let tries = 0; tries < 8; tries++) {
    await world.runJobs().catch(() => {})
    await world.clock.advance(2 * HOUR)
  }
  mail.send = send
  const { dead } = await state()
  const [job] = dead
  if (!job) throw new Error('It did not die.')
  return job
}

afterEach(async () => {
  for (const { id } of (await state()).dead) await world.call(discardJob, { jobId: id }, world.people.dawit)
})

describe('the state of the system', () => {
  it('is for admins', async () => {
    const jobId = DeadJobId.parse(uuidv7())
    const codesFor = async (person: Person | null) => [
      (await world.call(readSystem, {}, person)).error.code,
      (await world.call(resendJob, { jobId }, person)).error.code,
      (await world.call(discardJob, { jobId }, person)).error.code,
    ]
    expect(new Set(await codesFor(null))).toEqual(new Set(['auth.signed-out']))
    expect(new Set(await codesFor(world.people.hanna))).toEqual(new Set(['auth.forbidden']))
    expect((await world.call(resendJob, { jobId }, world.people.dawit)).error.code).toBe(
      'staff.job-not-found',
    )
    expect((await world.call(discardJob, { jobId }, world.people.dawit)).error.code).toBe(
      'staff.job-not-found',
    )
  })

  it('knows no job by a name that is none', async () => {
    const wrong = { jobId: 'a job' as DeadJobId }
    const answers = [
      await world.call(resendJob, wrong, world.people.dawit),
      await world.call(discardJob, wrong, world.people.dawit),
    ]
    expect(answers.map(({ error }) => error.code)).toEqual(['request.invalid', 'request.invalid'])
  })

  it('has figures of the database and the storage, and says what is set up without saying how', async () => {
    const seen = await state()
    expect(seen.database.version).toMatch(/^\d+\.\d+/)
    expect(seen.database.bytes).toBeGreaterThan(1_000_000)
    expect(seen.database.migrations).toBeGreaterThan(50)
    expect(seen.storage.freeBytes).toBeGreaterThan(0)
    expect(seen.services).toContainEqual({ name: 'captcha', isSetUp: false })
    expect(seen.dead).toEqual([])
  })

  it('counts what waits, what is planned and what failed once', async () => {
    const later = new Date(world.clock.now().getTime() + HOUR * 1000)
    await inTransaction(world.db, async (tx) => {
      const { jobs } = world.platform
      await jobs.send(tx, 'account.remove-export', { exportId: uuidv7() })
      await jobs.send(tx, 'account.remove-export', { exportId: uuidv7() }, { startAfter: later })
    })
    const found = (await state()).queues.find(({ name }) => name === 'account.remove-export')
    expect(found).toMatchObject({ waiting: 1, planned: 1, running: 0, retrying: 0 })
    expect(found?.oldestDueAt).not.toBeNull()
    await world.runJobs()
  })

  it('names a job that failed at every try, without what is in it, and sends it again', async () => {
    const job = await dyingJob()
    expect(job).toMatchObject({ name: 'auth.send-notice', tries: 7 })
    expect(JSON.stringify(await state())).not.toContain('secret.address')
    expect((await world.call(resendJob, { jobId: job.id }, world.people.dawit)).status).toBe(200)
    expect((await state()).deadCount).toBe(0)
    const mails = (await world.outbox()).filter(({ to }) => to === 'secret.address@example.org')
    expect(mails).toHaveLength(1)
    expect((await world.call(resendJob, { jobId: job.id }, world.people.dawit)).status).toBe(404)
  })

  it('forgets one that is discarded', async () => {
    const job = await dyingJob()
    expect((await world.call(discardJob, { jobId: job.id }, world.people.dawit)).status).toBe(200)
    await world.runJobs()
    expect(await state()).toMatchObject({ dead: [], deadCount: 0 })
  })
})
