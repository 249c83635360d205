import { expect, test } from 'vitest'
import { readSite } from '#contract/site/read-site.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({
  env: { OPERATOR_EMAIL: 'hello@mesob.example', COPYRIGHT_HOLDER: 'Mesob Community', STORE_LINK_APPLE: 'https://apps.example/mesob' },
})

test('a visitor reads who runs the site', async () => {
  const { body } = await world.call(readSite, {})
  expect(body).toEqual({
    operator: { name: 'Mesob', address: null, email: 'hello@mesob.example', phone: null },
    copyrightHolder: 'Mesob Community',
    storeLinks: { apple: 'https://apps.example/mesob', google: null },
    demo: false,
    production: false,
  })
})

test('demo accounts show, so that staff is told', async () => {
  const { userId } = world.people.abel
  await world.db.updateTable('profile').set({ demo: true }).where('user_id', '=', userId).execute()
  expect((await world.call(readSite, {}, world.people.sara)).body.demo).toBe(true)
})
