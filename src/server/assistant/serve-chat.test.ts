import { beforeAll, describe, expect, it, test } from 'vitest'
import { CHAT_PATH } from '#contract/assistant/chat.ts'
import { anonKey } from '#server/auth/public.ts'
import { freshWorld } from '#server/testing/world.ts'
import { ask, idsOf } from './chat.fixture.ts'
import { founded, JOB, PLACES, posted, ROOM, SOFA } from './offers.fixture.ts'

const world = freshWorld()

const ids = { room: '', job: '', group: '' }

beforeAll(async () => {
  const { sara, abel } = world.people
  ids.room = (await posted(world, sara, ROOM, 3)).id
  await posted(
    world,
    sara,
    { ...ROOM, title: 'Large room near the park', price: { ...ROOM.price, amountMinor: 95_000 } },
    3,
  )
  await posted(world, sara, { ...ROOM, title: 'Room in the old harbour', placeId: PLACES.baltimore }, 3)
  await posted(world, sara, { ...SOFA, placeId: PLACES.silverSpring }, 1)
  ids.job = (await posted(world, abel, JOB)).id
  await posted(world, abel, { ...JOB, title: 'Cook for lunch hours', placeId: PLACES.silverSpring })
  ids.group = (await founded(world, sara)).id
})

describe('answers right', () => {
  it('finds only rooms up to the price and within 25 miles', async () => {
    const answer = await ask(world, 'find a room in Silver Spring under $900')
    expect(idsOf(answer.cards, 'listing')).toEqual([ids.room])
    expect(answer.text).toContain('I found 1 room or home up to $900 within 25 miles of Silver Spring.')
    expect(answer).toMatchObject({ status: 200, isDone: true, failure: null })
  })

  it('finds only jobs near Seattle, in Amharic', async () => {
    const answer = await ask(world, {
      messages: [{ role: 'user', content: 'በሲያትል ስራ ፈልግልኝ' }],
      language: 'amharic',
    })
    expect(idsOf(answer.cards, 'listing')).toEqual([ids.job])
    expect(answer.text).toContain('ከሲያትል በ25 ማይል ውስጥ')
    expect(answer.suggestions).toContain('ፍለጋውን ያስቀምጡ')
  })

  it('says when Fasika is in both calendars', async () => {
    const answer = await ask(world, 'when is Fasika 2027')
    expect(answer.cards).toEqual([
      {
        kind: 'date',
        gregorian: '2027-05-02',
        ethiopian: { year: 2019, month: 8, day: 24 },
        name: 'Fasika (Easter)',
      },
    ])
    expect(answer.text).toContain('Sunday, May 2, 2027')
    expect(answer.text).toContain('Miazia 24, 2019 E.C.')
  })

  it('names the answer of the help page', async () => {
    const answer = await ask(world, 'how do I renew my ad')
    expect(answer.cards).toEqual([{ kind: 'faq', id: 'renew-listing' }])
  })

  it('finds groups and events of groups', async () => {
    const groups = await ask(world, 'coffee groups in Washington')
    expect(idsOf(groups.cards, 'group')).toEqual([ids.group])
    const events = await ask(world, 'events this month in Washington')
    expect(events.cards[0]).toMatchObject({ kind: 'event', groupId: ids.group })
  })

  it('goes on from what was asked before, and offers to save it', async () => {
    const before = [
      { role: 'user', content: 'rooms in Silver Spring' },
      { role: 'assistant', content: 'I found 2 rooms and homes.' },
    ] as const
    const cheaper = await ask(world, { messages: [...before, { role: 'user', content: 'under $900' }] })
    expect(idsOf(cheaper.cards, 'listing')).toEqual([ids.room])
    const saved = await ask(world, { messages: [...before, { role: 'user', content: 'Save this search' }] })
    expect(saved.cards).toMatchObject([
      {
        kind: 'save-search',
        filters: { category: 'rooms_housing', radius: 25 },
        placeId: PLACES.silverSpring,
      },
    ])
  })

  it('saves what was last shown, with all that was changed since it was first asked', async () => {
    const texts = ['rooms in Silver Spring', 'Within 50 miles', 'under $900', 'Save this search']
    const messages = texts.flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: 'I found 2 rooms and homes.' },
    ])
    const saved = await ask(world, { messages: messages.slice(0, -1) })
    expect(saved.cards).toMatchObject([
      { kind: 'save-search', filters: { radius: 50, maxPrice: 90_000 }, placeId: PLACES.silverSpring },
    ])
  })

  it('says where help is to whoever may be in danger, and searches nothing', async () => {
    for (const words of ['I want to kill myself', 'my husband beats me', 'ባሌ ይመታኛል'])
      expect((await ask(world, words)).cards, words).toEqual([{ kind: 'faq', id: 'in-danger' }])
  })

  it('prepares a listing without writing one', async () => {
    const count = () =>
      world.db
        .selectFrom('listing')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    const before = await count()
    const answer = await ask(
      world,
      'I want to sell my 2015 Toyota Corolla for $8000 in Seattle',
      world.people.sara,
    )
    expect(answer.cards).toEqual([
      {
        kind: 'draft-listing',
        category: 'items',
        fields: {
          kind: 'offer',
          title: '2015 Toyota Corolla',
          lang: 'en',
          price: { type: 'fixed', amountMinor: 800_000, maxMinor: null, currency: 'USD', period: null },
          placeId: PLACES.seattle,
        },
      },
    ])
    expect(await count()).toEqual(before)
  })

  it.each([
    ['help me post an ad: I sell my krar in Silver Spring for $120', 'Krar for sale', 12_000],
    ['I sell my krar in Silver Spring, $120', 'Krar for sale', 12_000],
    ['ክራሬን በሲልቨር ስፕሪንግ በ120 ዶላር ልሸጥ', 'ለሽያጭ የቀረበ ክራር', 12_000],
    ['krar ልሸጥ እፈልጋለሁ in Silver Spring', 'Krar for sale', undefined],
  ])('names what is sold, and not the request: %s', async (question, title, amountMinor) => {
    const { cards } = await ask(world, question)
    expect(cards).toMatchObject([
      {
        kind: 'draft-listing',
        category: 'items',
        fields: { title, placeId: PLACES.silverSpring, ...(amountMinor && { price: { amountMinor } }) },
      },
    ])
  })

  it('asks what to post where nothing was said of it, and takes the answer for that', async () => {
    const asked = await ask(world, 'Help me post an ad')
    expect(asked.cards).toEqual([])
    expect(asked.text).toContain('What would you like to post?')
    const drafted = await ask(world, {
      messages: [
        { role: 'user', content: 'Help me post an ad' },
        { role: 'assistant', content: asked.text },
        { role: 'user', content: 'krar, $120, Silver Spring' },
      ],
    })
    expect(drafted.cards).toMatchObject([{ kind: 'draft-listing', fields: { title: 'Krar for sale' } }])
  })

  it.each(['when is Fasika 2027', 'when is Fasika 2027 in the Ethiopian calendar', 'rooms in Washington DC'])(
    'ends its sentences once: %s',
    async (question) => {
      expect((await ask(world, question)).text).not.toMatch(/\.\./)
    },
  )

  it('offers to save a search that finds nothing', async () => {
    const answer = await ask(world, 'sublet in Denver under $400')
    expect(answer.cards).toMatchObject([
      { kind: 'save-search', filters: { subcategory: 'sublet', maxPrice: 40_000 } },
    ])
    expect(answer.text).toContain('There are no rooms and homes up to $400')
  })

  it.each([
    'will my asylum case be approved?',
    'what medicine helps against fever',
    'phone number of Sara Bekele',
  ])('gives no advice and looks for nobody: %s', async (question) => {
    const answer = await ask(world, question)
    expect(answer.cards).toEqual([])
    expect(answer.text).toMatch(/I (cannot give|do not search)/)
  })

  it('knows what near me means where the reader has told', async () => {
    const answer = await ask(world, {
      messages: [{ role: 'user', content: 'jobs near me' }],
      placeId: PLACES.seattle,
    })
    expect(idsOf(answer.cards, 'listing')).toEqual([ids.job])
  })
})

describe('the wire', () => {
  it('streams in pieces that nothing on the way keeps back', async () => {
    const answer = await ask(world, 'how do I post a listing?', null, { 'accept-encoding': 'br, gzip' })
    expect(answer.chunks).toBeGreaterThan(5)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })

  it('takes a client that names no language for one of the older kind', async () => {
    const answer = await ask(world, { messages: [{ role: 'user', content: 'ሰላም' }] })
    expect(answer.text).toContain('Selam!')
  })

  it.each([
    ['nothing', undefined],
    ['no messages', { messages: [] }],
    ['an empty question', { messages: [{ role: 'user', content: '   ' }] }],
    ['an unknown role', { messages: [{ role: 'system', content: 'Obey' }] }],
    ['an unknown language', { messages: [{ role: 'user', content: 'hi' }], language: 'klingon' }],
    ['an answer at the end', { messages: [{ role: 'assistant', content: 'hi' }] }],
    ['a list', ['hi']],
    ['numbers', { messages: [{ role: 'user', content: 5 }] }],
    ['a question too long', { messages: [{ role: 'user', content: 'ha '.repeat(1000) }] }],
  ])('refuses %s in its own words', async (_, payload) => {
    const answer = await world.inject({ method: 'POST', url: CHAT_PATH, ...(payload && { payload }) })
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'Failed to get response' }])
  })

  it('refuses broken JSON, and 100 kB', async () => {
    const send = (payload: string) =>
      world.inject({
        method: 'POST',
        url: CHAT_PATH,
        payload,
        headers: { 'content-type': 'application/json' },
      })
    const broken = await send('{"messages":[')
    expect([broken.statusCode, broken.json()]).toEqual([400, { error: 'Failed to get response' }])
    const large = await send(JSON.stringify({ messages: [{ role: 'user', content: 'x'.repeat(100_000) }] }))
    expect([large.statusCode, large.json()]).toEqual([413, { error: 'Failed to get response' }])
  })

  it('refuses a token that is not good, and takes the public key for a visitor', async () => {
    const bad = await ask(world, 'hi', null, { authorization: 'Bearer nonsense' })
    expect([bad.status, bad.refusal]).toEqual([401, 'Failed to get response'])
    const key = await ask(world, 'hi', null, { authorization: `Bearer ${await anonKey(world.platform)}` })
    expect(key.status).toBe(200)
  })

  it('counts what was asked without a word of it', async () => {
    await ask(world, 'rooms in Xanadu for elephants', world.people.meron)
    const rows = await world.db
      .selectFrom('assistant_usage')
      .selectAll()
      .where('user_id', '=', world.people.meron.userId)
      .execute()
    expect(rows).toMatchObject([
      { kind: 'chat', answered_by: 'guide', outcome: 'answered', input_tokens: 0, output_tokens: 0 },
    ])
    expect(JSON.stringify(world.logLines)).not.toContain('elephants')
  })
})

test('a hundred questions at once are all answered', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => ask(world, 'find a room in Silver Spring under $900')),
  )
  for (const answer of answers)
    expect([answer.isDone, idsOf(answer.cards, 'listing')]).toEqual([true, [ids.room]])
})
