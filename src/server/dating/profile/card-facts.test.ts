import { describe, expect, it } from 'vitest'
import { createDatingProfile } from '#contract/dating/profile/create-dating-profile.ts'
import { hideContacts } from '#contract/dating/contacts/hide-contacts.ts'
import { CONTACT_SALT, normalizeContact } from '#contract/dating/contacts/contact.ts'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import { swipeProfile } from '#contract/dating/deck/swipe-profile.ts'
import type { DatingFieldsInput } from '#contract/dating/profile/profile.ts'
import { createHmac } from 'node:crypto'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  type Dater,
  deckOf,
  filter,
  groupOf,
  man,
  newDater,
  newPhotos,
  sees,
  swipe,
  woman,
} from '#server/dating/dating.fixture.ts'

const world = freshWorld()

let made = 0
const somebody = () => world.newPerson(`Teller${++made}`)

const create = async (person: Person, more: Partial<DatingFieldsInput>, input: object = {}) =>
  world.call(
    createDatingProfile,
    { fields: { ...woman(world), ...more, photoIds: await newPhotos(world, person, 3) }, ...input },
    person,
  )
const cardOf = async (reader: Person, { profile }: Dater) =>
  (await deckOf(world, reader)).find(({ id }) => id === profile.id)

describe('facts and prompts', () => {
  const told = {
    faith: 'orthodox',
    children: 'none',
    familyPlans: 'wants',
    moving: 'maybe',
    prompts: [
      { prompt: 'sunday', answer: 'church, then my aunt’s kitchen' },
      { prompt: 'buna', answer: 'which city we would live in' },
    ],
  } as const

  it('stand on the card as they were written', async () => {
    const reader = await newDater(world, man(world))
    const dater = await newDater(world, woman(world), { ...told, prompts: [...told.prompts] })
    expect(await cardOf(reader, dater)).toMatchObject(told)
    expect(dater.profile).toMatchObject(told)
  })

  it.each([
    ['four prompts', ['sunday', 'buna', 'elders', 'proud']],
    ['the same one twice', ['sunday', 'sunday']],
    ['one that is unknown', ['what']],
  ])('are refused with %s', async (_, keys) => {
    const prompts = keys.map((prompt) => ({ prompt, answer: 'yes' })) as DatingFieldsInput['prompts']
    expect((await create(await somebody(), { prompts })).status).toBe(400)
  })

  it.each(['', 'x'.repeat(151)])('are refused with the answer «%s»', async (answer) => {
    const prompts = [{ prompt: 'sunday' as const, answer }]
    expect((await create(await somebody(), { prompts })).status).toBe(400)
  })

  it.each([
    ['faiths', 'faith', 'orthodox', 'muslim'],
    ['children', 'children', 'none', 'has'],
    ['familyPlans', 'familyPlans', 'wants', 'no'],
    ['moving', 'moving', 'yes', 'no'],
  ] as const)(
    '%s as a dealbreaker leave out who states another one or none, both ways',
    async (list, fact, one, other) => {
      const reader = await newDater(world, man(world), { [fact]: one })
      const same = await newDater(world, woman(world), { [fact]: one })
      const unlike = await newDater(world, woman(world), { [fact]: other })
      const untold = await newDater(world, woman(world))
      const shown = async () => [
        await sees(world, reader, same),
        await sees(world, reader, unlike),
        await sees(world, reader, untold),
      ]
      await filter(world, reader, {})
      expect(await shown()).toEqual([true, true, true])
      await filter(world, reader, { [list]: [one] })
      expect(await shown()).toEqual([true, false, false])
      await filter(world, reader, {})
      await filter(world, same, { [list]: [one] })
      await filter(world, unlike, { [list]: [other] })
      expect(await shown()).toEqual([true, false, true])
      const refused = await world.call(
        swipeProfile,
        { profileId: unlike.profile.id, direction: 'right' },
        reader,
      )
      expect(refused.error.code).toBe('dating.not-found')
    },
  )
})

describe('a like that names an answer', () => {
  const prompts = [{ prompt: 'buna' as const, answer: 'our mothers' }]
  const likedPrompts = async (person: Person) =>
    (await world.call(listMatches, {}, person)).body.items.map(({ likedPrompt }) => likedPrompt)

  it('is shown to whom it was given once they match, and nobody else', async () => {
    const one = await newDater(world, woman(world), { prompts })
    const other = await newDater(world, man(world))
    await world.call(swipeProfile, { profileId: one.profile.id, direction: 'right', prompt: 'buna' }, other)
    expect(await likedPrompts(one)).toEqual([])
    await swipe(world, one, other)
    expect(await likedPrompts(one)).toEqual(['buna'])
    expect(await likedPrompts(other)).toEqual([null])
  })

  it('is a plain like where the answer is not theirs', async () => {
    const one = await newDater(world, woman(world), { prompts })
    const other = await newDater(world, man(world))
    const answer = await world.call(
      swipeProfile,
      { profileId: one.profile.id, direction: 'right', prompt: 'sunday' },
      other,
    )
    expect(answer.body.status).toBe('liked')
    await swipe(world, one, other)
    expect(await likedPrompts(one)).toEqual([null])
  })
})

describe('who must not see one', () => {
  it('are the members of one’s groups and one’s connections, unless one says otherwise', async () => {
    const { body } = await create(await somebody(), {})
    expect(body.profile).toMatchObject({
      hidesFromGroups: true,
      hidesFromConnections: true,
      isIncognito: false,
    })
    const open = { protection: { hidesFromGroups: false, hidesFromConnections: false } }
    const { body: shown } = await create(await somebody(), {}, open)
    expect(shown.profile).toMatchObject({ hidesFromGroups: false, hidesFromConnections: false })
  })

  it('do not see one from the first moment on', async () => {
    const member = await newDater(world, man(world))
    const choirGirl = await somebody()
    await groupOf(world, member.userId, choirGirl.userId)
    await world.clock.advance(86_400)
    const { body } = await create(choirGirl, {})
    expect(await sees(world, member, { ...choirGirl, profile: body.profile })).toBe(false)
  })

  it('are contacts too, hidden from before the first one sees the card', async () => {
    const known = await newDater(world, man(world))
    const hash = createHmac('sha256', CONTACT_SALT)
      .update(normalizeContact(known.email) ?? '')
      .digest('hex')
    const person = await somebody()
    const { body } = await create(person, {}, { protection: { hashes: [hash] } })
    expect(body.profile.hiddenContacts).toBe(1)
    expect(await sees(world, known, { ...person, profile: body.profile })).toBe(false)
    await world.call(hideContacts, { hashes: [] }, person)
    expect(await sees(world, known, { ...person, profile: body.profile })).toBe(true)
  })

  it('are named by hashes alone', async () => {
    const answer = await create(await somebody(), {}, { protection: { hashes: ['+12025550100'] } })
    expect(answer.status).toBe(400)
  })
})
