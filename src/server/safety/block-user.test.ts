import { describe, expect, it } from 'vitest'
import { UserId } from '#contract/profiles/profile.ts'
import { BLOCK_LIMITS } from '#contract/safety/block.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { listBlocks } from '#contract/safety/list-blocks.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const block = (userId: string, person: Person | null) =>
  world.call(blockUser, { userId: UserId.parse(userId) }, person)
const blocked = async (person: Person) =>
  (await world.call(listBlocks, {}, person)).body.blocks.map(({ person: { name } }) => name)

/** Accounts that are blocked already, made at once. */
async function blockMany(person: Person, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => uuidv7())
  await world.db
    .insertInto('auth.users')
    .values(ids.map((id) => ({ id })))
    .execute()
  const at = world.clock.now()
  const rows = ids.map((id) => ({
    blocker_id: person.userId,
    blocked_id: id,
    known_id: id,
    shown_name: null,
    created_at: at,
  }))
  await world.db.insertInto('user_block').values(rows).execute()
}

describe('blocking somebody', () => {
  it('is for people who signed in', async () => {
    const { sara } = world.people
    expect((await block(sara.userId, null)).error.code).toBe('auth.signed-out')
  })

  it('is refused for oneself, and for nobody', async () => {
    const { sara } = world.people
    expect((await block(sara.userId, sara)).error.code).toBe('safety.own-subject')
    expect((await block(uuidv7(), sara)).error.code).toBe('safety.user-not-found')
    expect(await blocked(sara)).toEqual([])
  })

  it('twice is blocking once', async () => {
    const { sara, abel } = world.people
    for (let time = 0; time < 2; time++)
      expect((await block(abel.userId, sara)).body).toEqual({ userId: abel.userId })
    expect(await blocked(sara)).toEqual([abel.fullName])
  })

  it('has a limit, up to which it works', async () => {
    const { meron, sara, abel } = world.people
    await blockMany(meron, BLOCK_LIMITS.max - 1)
    expect((await block(sara.userId, meron)).status).toBe(200)
    expect((await block(abel.userId, meron)).error).toMatchObject({
      code: 'safety.too-many-blocks',
      details: { limit: BLOCK_LIMITS.max },
    })
  })
})
