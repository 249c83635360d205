import { expect, test } from 'vitest'
import { readSite } from '#contract/site/read-site.ts'
import { anonKey } from '#server/auth/public.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({
  env: {
    OPERATOR_EMAIL: 'hello@mesob.example',
    COPYRIGHT_HOLDER: 'Mesob Community',
    STORE_LINK_APPLE: 'https://apps.example/mesob',
  },
})

test('a visitor reads who runs the site', async () => {
  const { body } = await world.call(readSite, {})
  expect(body).toEqual({
    operator: { name: 'Mesob', address: null, email: 'hello@mesob.example', phone: null },
    copyrightHolder: 'Mesob Community',
    storeLinks: { apple: 'https://apps.example/mesob', google: null },
    anonKey: await anonKey(world.platform),
    demo: false,
    production: false,
    sells: false,
    sellsInApp: true,
    closedParts: [],
    closedCategories: [],
    mapTiles: null,
    assistant: { answers: true, translates: false, transcribes: false },
  })
})

test('demo accounts show, so that staff is told', async () => {
  await world.db
    .insertInto('profile')
    .values({ user_id: world.people.abel.userId, full_name: 'Abel Tesfaye', demo: true })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ demo: true }))
    .execute()
  expect((await world.call(readSite, {}, world.people.sara)).body.demo).toBe(true)
})
