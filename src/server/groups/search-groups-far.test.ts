import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { searchGroups } from '#contract/groups/search-groups.ts'

import { freshWorld } from '#server/testing/world.ts'
import { founded, newPeople } from './groups.fixture.ts'

const world = freshWorld()
const MANY = 340

it('turns through more groups than are ranked without showing one twice or leaving one out', async () => {
  const [founder] = await newPeople(world, 'Founder')
  const { id } = await founded(world, founder, { title: 'Walkers of the river' })
  await sql`
    insert into community_group (id, title, description, category_id, meeting_type, location_city, location_state,
      lat, lng, starts_at, time_zone, requires_approval, created_at, updated_at, active_at, search)
    select gen_random_uuid(), title || ' ' || n, description, category_id, meeting_type, location_city, location_state,
      lat, lng, starts_at, time_zone, requires_approval, created_at, updated_at, active_at - n * interval '1 hour', search
    from community_group, generate_series(1, ${MANY - 1}) as n where id = ${id}`.execute(world.db)
  const seen: string[] = []
  for (let page = 1, hasMore = true; hasMore; page++) {
    const asked = { lat: 38.9, lng: -77.03, q: 'walkers', pageSize: 50, page }
    const { body } = await world.call(searchGroups, asked, null)
    expect(body).toMatchObject({ count: MANY, capped: false })
    seen.push(...body.items.map((group) => group.id))
    hasMore = body.hasMore
  }
  expect(seen).toHaveLength(MANY)
  expect(new Set(seen).size).toBe(MANY)
})
