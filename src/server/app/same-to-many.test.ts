import { expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { caseAbout } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })

async function ask(person: Person, owner: string, text: string): Promise<void> {
  const { id: listingId } = await posted(world, await world.newPerson(owner), RIDE)
  const message = { id: MessageId.parse(uuidv7()), content: { kind: 'text', text } as const }
  expect((await world.call(askOwner, { listingId, ...message }, person)).status).toBe(200)
}

it('the same first words to five people bring the account before staff, without the words', async () => {
  const { hanna } = world.people
  const person = await world.newPerson('Sender')
  const words = 'I pay double if you keep it for me, write to my number.'
  for (const owner of ['Almaz', 'Bekele', 'Chaltu', 'Daniel']) await ask(person, owner, words)
  expect(await caseAbout(world, hanna, person.userId)).toBeNull()
  await ask(person, 'Eyerus', `  I pay DOUBLE if you keep it\nfor me, write to my number. `)
  const found = await caseAbout(world, hanna, person.userId)
  expect(found).toMatchObject({ kind: 'account', signals: ['same_to_many'], received: [], evidence: null })
  expect(JSON.stringify(found)).not.toContain('double')
})

it('short questions and different words are everybody’s', async () => {
  const { hanna } = world.people
  const person = await world.newPerson('Reader')
  for (const [n, owner] of ['Fikru', 'Genet', 'Habtamu', 'Iyasu', 'Jemila', 'Kebede'].entries()) {
    await ask(person, owner, 'Is it still there?')
    await ask(person, `Other${owner}`, `Would you take ${n + 1}0 dollars for it on Saturday?`)
  }
  expect(await caseAbout(world, hanna, person.userId)).toBeNull()
})
