import { describe, expect, it } from 'vitest'
import { listOwnReports, REPORTS_PAGE } from '#contract/safety/list-own-reports.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { closeReportsOn } from './report-store.ts'
import { submitReport } from './submit-report.ts'

const world = freshWorld()

async function report(reporter: Person, owner: Person): Promise<string> {
  const subject = { kind: 'post', id: uuidv7() } as const
  const sent = { reporterId: reporter.userId, ownerId: owner.userId, subject }
  const fields = { reason: 'spam', detail: 'Again and again.' } as const
  await inTransaction(world.db, (tx) =>
    submitReport(tx, world.platform, { ...sent, report: fields, evidence: 'Buy now' }),
  )
  await world.clock.advance(1)
  return subject.id
}

describe('one’s own reports', () => {
  it('are for people who signed in, with a cursor of this list', async () => {
    expect((await world.call(listOwnReports, {})).error.code).toBe('auth.signed-out')
    const wrong = await world.call(listOwnReports, { cursor: 'x' }, world.people.sara)
    expect(wrong.error.code).toBe('request.invalid')
  })

  it('say what came of each, and nothing of what others reported or of the words of others', async () => {
    const { sara, abel, meron } = world.people
    const [first, second] = [await report(sara, abel), await report(sara, abel)]
    await report(meron, abel)
    await inTransaction(world.db, (tx) =>
      closeReportsOn(
        tx,
        { kind: 'post', id: first },
        { status: 'upheld', until: world.clock.now(), now: world.clock.now() },
      ),
    )
    const { items, nextCursor } = (await world.call(listOwnReports, {}, sara)).body
    expect(items).toMatchObject([
      { kind: 'post', reason: 'spam', detail: 'Again and again.', state: 'open', decidedAt: null },
      { state: 'upheld', decidedAt: expect.any(String) as string },
    ])
    expect(nextCursor).toBeNull()
    expect(JSON.stringify(items)).not.toContain('Buy now')
    for (const id of [second, abel.userId]) expect(JSON.stringify(items)).not.toContain(id)
  })

  it('come in pages', async () => {
    const reporter = await world.newPerson('Diligent')
    for (let n = 0; n <= REPORTS_PAGE; n++) {
      // as many a day as one person may send
      if (n % 10 === 9) await world.clock.advance(86_401)
      await report(reporter, world.people.abel)
    }
    const first = (await world.call(listOwnReports, {}, reporter)).body
    expect(first.items).toHaveLength(REPORTS_PAGE)
    const rest = await world.call(listOwnReports, { cursor: first.nextCursor ?? '' }, reporter)
    expect(rest.body).toMatchObject({ items: [{ reason: 'spam' }], nextCursor: null })
  })
})
