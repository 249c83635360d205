import { expect, it } from 'vitest'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import { MatchId } from '#contract/dating/matches/match.ts'
import { removeMatch } from '#contract/dating/matches/remove-match.ts'
import { createDatePlan } from '#contract/dating/plans/create-date-plan.ts'
import { DATE_PLAN_LIMITS, type DatePlanId } from '#contract/dating/plans/date-plan.ts'
import { deleteDatePlan } from '#contract/dating/plans/delete-date-plan.ts'
import { listDatePlans } from '#contract/dating/plans/list-date-plans.ts'
import { readDatePlan } from '#contract/dating/plans/read-date-plan.ts'
import { deleteDatingProfile } from '#contract/dating/profile/delete-dating-profile.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { type Dater, matched } from '#server/dating/dating.fixture.ts'

const world = freshWorld()
const HOUR = 3600

const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR * 1000).toISOString()
const nobody = MatchId.parse('019a0000-0000-7000-8000-000000000001')
const matchOf = async (person: Person) =>
  (await world.call(listMatches, {}, person)).body.items[0]?.id ?? nobody
const plan = async (
  person: Person | null,
  more: { matchId?: MatchId; place?: string; startsAt?: string } = {},
) => {
  const matchId = more.matchId ?? (person === null ? nobody : await matchOf(person))
  return world.call(
    createDatePlan,
    { place: 'Café Lalibela, 14th St', startsAt: inHours(5), ...more, matchId },
    person,
  )
}
const read = (token: string) => world.call(readDatePlan, { token })
const listed = async (person: Person) => (await world.call(listDatePlans, {}, person)).body.items

async function planned(): Promise<{ one: Dater; other: Dater; token: string; planId: DatePlanId }> {
  const { one, other } = await matched(world)
  const { body } = await plan(one)
  return { one, other, token: body.token, planId: body.plan.id }
}

it('is for people who signed in, with somebody they matched', async () => {
  const { sara } = world.people
  expect((await plan(null)).error.code).toBe('auth.signed-out')
  expect((await world.call(listDatePlans, {})).error.code).toBe('auth.signed-out')
  expect((await plan(sara, { matchId: nobody })).error.code).toBe('dating.not-found')
  const { one } = await matched(world)
  const { one: stranger } = await matched(world)
  expect((await plan(stranger, { matchId: await matchOf(one) })).error.code).toBe('dating.not-found')
})

it.each([
  ['a place of one letter', { place: 'x' }],
  ['no place', { place: '   ' }],
  ['a time that is none', { startsAt: 'tomorrow' }],
])('is refused with %s', async (_, more) => {
  const { one } = await matched(world)
  expect((await plan(one, more)).status).toBe(400)
})

it.each([-2, 24 * DATE_PLAN_LIMITS.daysAhead + 1])('is refused %i hours from now', async (hours) => {
  const { one } = await matched(world)
  expect((await plan(one, { startsAt: inHours(hours) })).error.code).toBe('dating.plan-time')
})

it('shows a friend place, time and first name, and nothing of either account', async () => {
  const { one, other, token } = await planned()
  const { body } = await read(token)
  const [own] = await listed(one)
  expect(body.plan).toEqual({
    place: 'Café Lalibela, 14th St',
    firstName: 'Biruk',
    startsAt: own?.startsAt,
    endsAt: own?.endsAt,
  })
  const said = JSON.stringify([body, own])
  for (const { userId, fullName, email, profile } of [one, other])
    for (const trace of [userId, fullName, email, profile.id]) expect(said).not.toContain(trace)
  expect(await listed(other)).toEqual([])
})

it('ends a day after it begins, for good', async () => {
  const { one, token } = await planned()
  await world.clock.advance((5 + DATE_PLAN_LIMITS.hoursShown) * HOUR - 1)
  expect((await read(token)).status).toBe(200)
  await world.clock.advance(2)
  expect((await read(token)).error.code).toBe('dating.plan-ended')
  expect(await listed(one)).toEqual([])
  await world.runJobs()
})

it('is deleted by whoever shared it and nobody else', async () => {
  const { one, other, token, planId } = await planned()
  expect((await world.call(deleteDatePlan, { planId })).error.code).toBe('auth.signed-out')
  expect((await world.call(deleteDatePlan, { planId }, other)).error.code).toBe('dating.plan-ended')
  expect((await read(token)).status).toBe(200)
  expect((await world.call(deleteDatePlan, { planId }, one)).status).toBe(200)
  expect((await read(token)).error.code).toBe('dating.plan-ended')
  expect((await world.call(deleteDatePlan, { planId }, one)).error.code).toBe('dating.plan-ended')
})

it('stays with the friend when the match ends, or the other one leaves', async () => {
  const { one, other, token } = await planned()
  await world.call(removeMatch, { matchId: await matchOf(one) }, other)
  expect((await read(token)).status).toBe(200)
  await world.call(deleteDatingProfile, {}, other)
  expect((await read(token)).body.plan.firstName).toBe('Biruk')
})

it('guessing finds none, and the token is stored nowhere', async () => {
  const { token } = await planned()
  for (const guess of ['x', token.slice(1), `${token}x`, token.toUpperCase()])
    expect((await read(guess)).error.code, guess).toBe('dating.plan-ended')
  expect((await read('x'.repeat(DATE_PLAN_LIMITS.tokenMax + 1))).status).toBe(400)
  const rows = await world.db.selectFrom('dating_date_plan').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('ten are open at once, also from two windows', async () => {
  const { one } = await matched(world)
  const answers = await Promise.all(Array.from({ length: DATE_PLAN_LIMITS.openMax + 2 }, () => plan(one)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(DATE_PLAN_LIMITS.openMax)
  expect((await plan(one)).error.code).toBe('dating.too-many-plans')
})
