import { describe, expect, it } from 'vitest'
import { appealDecision } from '#contract/moderation/decisions/appeal-decision.ts'
import { listOwnDecisions } from '#contract/moderation/decisions/list-own-decisions.ts'
import { decideCases } from '#contract/moderation/decisions/decide-cases.ts'
import { holdCase } from '#contract/moderation/cases/hold-case.ts'
import { undoDecisions } from '#contract/moderation/decisions/undo-decisions.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import { reportPerson } from '#contract/networking/people/report-person.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { reportMessage } from '#contract/messaging/reports/report-message.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { listOwnReports } from '#contract/safety/list-own-reports.ts'
import { mintSession } from '#server/auth/public.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { caseAbout, decide, settle, takeEffect, waitingCases } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const suspended = (days: 1 | 3 | 7 | 30) => [{ kind: 'suspend' as const, days }]

const report = (userId: UserId, reporter: Person, reason: 'harassment' | 'spam' | 'threat' = 'harassment') =>
  world.call(reportPerson, { userId, report: { reason, detail: null } }, reporter)
const isLetIn = async (person: Person) =>
  (await world.call(updateProfile, { bio: 'Selam' }, person)).status === 200
const decisions = async (person: Person) => (await world.call(listOwnDecisions, {}, person)).body.items

describe('a decision', () => {
  it('takes effect after ten seconds, and the person learns what, why and how to appeal', async () => {
    const { hanna, abel } = world.people
    const culprit = await world.newPerson('Culprit')
    await report(culprit.userId, abel)
    const { outcome } = await decide(world, hanna, culprit.userId, [{ kind: 'strike' }, ...suspended(7)], {
      rule: 'harassment',
      note: 'You wrote to three people after they asked you to stop.',
    })
    expect(outcome).toBe('decided')
    expect(await isLetIn(culprit)).toBe(true)
    expect(await decisions(culprit)).toEqual([])
    await takeEffect(world)
    expect(await isLetIn(culprit)).toBe(false)
    const [decision] = await decisions(culprit)
    expect(decision).toMatchObject({
      kind: 'profile',
      actions: [{ kind: 'strike' }, { kind: 'suspend', days: 7 }],
      rule: 'harassment',
      appeal: 'possible',
    })
    const { items } = (await world.call(listNotifications, {}, culprit)).body
    expect(items[0]?.notice).toMatchObject({
      kind: 'decision_taken',
      facts: { action: 'suspend', rule: 'harassment' },
    })
    const mail = (await world.outbox()).findLast(({ to }) => to === culprit.email)
    expect(mail?.text).toContain('You wrote to three people after they asked you to stop.')
    expect(mail?.text).toContain('appeal within 30 days')
  })

  it('that is undone in time has never been taken, and the case waits again', async () => {
    const { hanna, abel } = world.people
    const culprit = await world.newPerson('Spared')
    await report(culprit.userId, abel)
    const { decisionId } = await decide(world, hanna, culprit.userId, suspended(1), { rule: 'spam' })
    expect(await waitingCases(world, hanna, 'profile')).not.toContainEqual(
      expect.objectContaining({ subjectId: culprit.userId }),
    )
    if (!decisionId) throw new Error('It was decided.')
    const undone = await world.call(undoDecisions, { decisionIds: [decisionId] }, hanna)
    expect(undone.body.undone).toEqual([decisionId])
    await takeEffect(world)
    expect(await isLetIn(culprit)).toBe(true)
    expect(await caseAbout(world, hanna, culprit.userId)).toMatchObject({ reports: 1, state: 'open' })
    expect((await world.call(undoDecisions, { decisionIds: [decisionId] }, hanna)).body.undone).toEqual([])
  })

  it('that is undone later is reversed', async () => {
    const { hanna, abel } = world.people
    const culprit = await world.newPerson('Reversed')
    await report(culprit.userId, abel)
    const { decisionId } = await decide(world, hanna, culprit.userId, suspended(30), { rule: 'spam' })
    await takeEffect(world)
    expect(await isLetIn(culprit)).toBe(false)
    if (decisionId) await world.call(undoDecisions, { decisionIds: [decisionId] }, hanna)
    expect(await isLetIn(culprit)).toBe(true)
    expect(await decisions(culprit)).toEqual([])
  })

  it('leaves a report that came before it took effect for a decision of its own', async () => {
    const { hanna, abel, meron } = world.people
    const culprit = await world.newPerson('Twofold')
    await report(culprit.userId, abel, 'spam')
    await decide(world, hanna, culprit.userId, [{ kind: 'dismiss' }])
    await world.clock.advance(2)
    await report(culprit.userId, meron, 'harassment')
    await takeEffect(world)
    const states = async (person: Person) =>
      (await world.call(listOwnReports, {}, person)).body.items.slice(0, 1).map(({ state }) => state)
    expect([await states(abel), await states(meron)]).toEqual([['dismissed'], ['open']])
    expect(await caseAbout(world, hanna, culprit.userId)).toMatchObject({
      received: [{ reason: 'harassment' }],
    })
  })

  it('takes the reports for its own: a mute weighs the next ones at nothing', async () => {
    const { hanna, meron } = world.people
    const culprit = await world.newPerson('Innocent')
    await report(culprit.userId, meron, 'spam')
    await settle(world, hanna, culprit.userId, [{ kind: 'dismiss' }, { kind: 'mute_reporters' }])
    await report(culprit.userId, meron, 'threat')
    expect(await caseAbout(world, hanna, culprit.userId)).toMatchObject({ priority: 0, isHidden: false })
  })
})

describe('a case', () => {
  it('is held by one of the staff; who comes second learns by whom, and may take it over', async () => {
    const { hanna, dawit, abel } = world.people
    const culprit = await world.newPerson('Watched')
    await report(culprit.userId, abel)
    const found = await caseAbout(world, hanna, culprit.userId)
    if (!found) throw new Error('There is a case.')
    const hold = async (staff: Person, takesOver: boolean) =>
      (await world.call(holdCase, { caseId: found.id, takesOver }, staff)).body
    expect(await hold(hanna, false)).toMatchObject({ isOwn: true, holder: { userId: hanna.userId } })
    expect(await hold(dawit, false)).toMatchObject({ isOwn: false, holder: { userId: hanna.userId } })
    expect((await decide(world, dawit, culprit.userId, [{ kind: 'dismiss' }])).outcome).toBe('held')
    expect(await hold(dawit, true)).toMatchObject({ isOwn: true, holder: { userId: dawit.userId } })
    expect((await decide(world, dawit, culprit.userId, [{ kind: 'dismiss' }])).outcome).toBe('decided')
  })
})

describe('a ban', () => {
  it('is decided by an admin who has signed in lately', async () => {
    const { hanna, dawit, abel } = world.people
    const culprit = await world.newPerson('Banned')
    await report(culprit.userId, abel)
    const ban = async (staff: Person | null, headers: Record<string, string> = {}) => {
      const { id, seen } = (await caseAbout(world, hanna, culprit.userId)) ?? {}
      if (!id || !seen) throw new Error('There is a case.')
      const asked = { cases: [{ caseId: id, seen }], actions: [{ kind: 'ban' as const }], note: null }
      return world.call(decideCases, { ...asked, rule: 'scam' as const }, staff, { headers })
    }
    expect((await ban(hanna)).error.code).toBe('moderation.admins-only')
    await world.clock.advance(16 * 60)
    expect((await ban(dawit)).error.code).toBe('auth.sign-in-again')
    expect(await isLetIn(culprit)).toBe(true)
    const { access_token } = await mintSession(world.platform, dawit.userId)
    const { body } = await ban(null, { authorization: `Bearer ${access_token}` })
    expect(body.results).toMatchObject([{ outcome: 'decided' }])
    await takeEffect(world)
    expect(await isLetIn(culprit)).toBe(false)
    const decisionIds = body.results.flatMap(({ decisionId }) => decisionId ?? [])
    expect((await world.call(undoDecisions, { decisionIds }, hanna)).body.undone).toEqual([])
    expect(await isLetIn(culprit)).toBe(false)
  })

  it('stands, as a suspension does, when a shorter one is decided later', async () => {
    const { hanna, dawit, abel } = world.people
    const culprit = await world.newPerson('Lasting')
    await report(culprit.userId, abel)
    await settle(world, hanna, culprit.userId, suspended(30), { rule: 'scam' })
    await report(culprit.userId, dawit, 'spam')
    await settle(world, hanna, culprit.userId, suspended(1), { rule: 'spam' })
    await world.clock.advance(2 * 86_400)
    await world.runJobs()
    expect(await isLetIn(culprit)).toBe(false)
  })
})

describe('a confirmed telephone', () => {
  it('that is asked for comes before the next listing', async () => {
    const { hanna, abel } = world.people
    const poster = await world.newPerson('Unverified')
    await report(poster.userId, abel)
    await settle(world, hanna, poster.userId, [{ kind: 'require_verification' }], { rule: 'impersonation' })
    const { id, version } = await drafted(world, poster, RIDE)
    const answer = await world.call(publishListing, { listingId: id, version }, poster)
    expect(answer).toMatchObject({ status: 403, error: { code: 'listings.phone-first' } })
  })
})

describe('a suspension', () => {
  const text = (words: string) => ({
    id: MessageId.parse(uuidv7()),
    content: { kind: 'text' as const, text: words },
  })

  it('closes conversations with a line, and opens them again when it ends', async () => {
    const { hanna, abel } = world.people
    const seller = await world.newPerson('Seller')
    const { id: listingId } = await posted(world, seller, RIDE)
    const asked = await world.call(askOwner, { listingId, ...text('Is it there still?') }, abel)
    const threadId = ThreadId.parse(asked.body.threadId)
    const answered = await world.call(sendMessage, { threadId, ...text('Send me the code first.') }, seller)
    const scam = { reason: 'scam', detail: null } as const
    await world.call(reportMessage, { messageId: answered.body.id, report: scam }, abel)
    await settle(world, hanna, answered.body.id, suspended(1), { rule: 'scam' })

    const last = async () => (await world.call(listMessages, { threadId }, abel)).body.items.at(-1)?.content
    expect(await last()).toEqual({ kind: 'notice', event: 'suspended' })
    expect((await world.call(readThread, { threadId }, abel)).body.isClosed).toBe(true)
    const refused = await world.call(sendMessage, { threadId, ...text('Hello?') }, abel)
    expect(refused.error.code).toBe('messaging.closed')
    await world.clock.advance(86_401)
    await world.runJobs()
    expect(await last()).toEqual({ kind: 'notice', event: 'suspension_over' })
    expect((await world.call(sendMessage, { threadId, ...text('Hello?') }, abel)).status).toBe(200)
  })
})

describe('an appeal', () => {
  it('is decided by a second person, who can take the decision back', async () => {
    const { hanna, dawit, abel } = world.people
    const culprit = await world.newPerson('Appellant')
    await report(culprit.userId, abel)
    await settle(world, hanna, culprit.userId, suspended(30), { rule: 'scam' })
    const [decision] = await decisions(culprit)
    if (!decision) throw new Error('It was decided.')
    const appeal = (person: Person | null, text = 'It was my brother.') =>
      world.call(appealDecision, { decisionId: decision.id, text }, person)
    expect((await appeal(null)).error.code).toBe('auth.signed-out')
    expect((await appeal(abel)).error.code).toBe('moderation.decision-not-found')
    expect((await appeal(culprit, '')).error.code).toBe('request.invalid')
    expect((await appeal(culprit)).status).toBe(200)
    expect((await appeal(culprit)).error.code).toBe('moderation.already-appealed')

    const seen = async (staff: Person) =>
      (await waitingCases(world, staff)).filter(({ queue }) => queue === 'appeals')
    expect(await seen(hanna)).toEqual([])
    expect(await seen(dawit)).toHaveLength(1)
    const found = await caseAbout(world, dawit, culprit.userId)
    expect(found?.appeal).toMatchObject({ text: 'It was my brother.', decidedBy: hanna.fullName })
    expect(found?.actions).toEqual(['approve', 'dismiss', 'escalate'])
    await settle(world, dawit, culprit.userId, [{ kind: 'approve' }])
    expect(await isLetIn(culprit)).toBe(true)
    expect((await decisions(culprit))[0]).toMatchObject({ appeal: 'overturned' })
    const { items } = (await world.call(listNotifications, {}, culprit)).body
    expect(items[0]).toMatchObject({
      notice: { kind: 'appeal_decided', facts: { isOverturned: true } },
    })
  })

  it('comes too late after thirty days', async () => {
    const { hanna, abel } = world.people
    const culprit = await world.newPerson('Late')
    await report(culprit.userId, abel)
    await settle(world, hanna, culprit.userId, [{ kind: 'warn' }], { rule: 'spam' })
    await world.clock.advance(31 * 86_400)
    const [decision] = await decisions(culprit)
    expect(decision?.appeal).toBe('over')
    if (!decision) throw new Error('It was decided.')
    const late = await world.call(appealDecision, { decisionId: decision.id, text: 'Please.' }, culprit)
    expect(late.error.code).toBe('moderation.appeal-late')
  })
})
