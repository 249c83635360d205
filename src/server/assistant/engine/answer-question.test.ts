import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHAT_PATH } from '#contract/assistant/chat.ts'
import { ask, idsOf } from '#server/assistant/chat.fixture.ts'
import { drafted, posted, SOFA } from '#server/assistant/offers.fixture.ts'
import { type AiEndpoint, startAiEndpoint } from '#server/testing/ai-endpoint.ts'
import { freshWorld } from '#server/testing/world.ts'

const service: AiEndpoint = await startAiEndpoint()
afterAll(() => service.stop())

const world = freshWorld({
  listen: true,
  env: { AI_BASE_URL: service.url, AI_API_KEY: 'key-of-the-operator', AI_MODEL: 'some-model' },
})
const ids = { sofa: '', draft: '' }

beforeAll(async () => {
  ids.sofa = (await posted(world, world.people.sara, SOFA, 1)).id
  ids.draft = (await drafted(world, world.people.abel, { ...SOFA, title: 'Nobody else sees this' })).id
})
beforeEach(() => {
  service.asked.length = 0
})

const firstId = (result: string | null | undefined) => /"id":"([\w-]+)"/.exec(result ?? '')?.[1]

const usage = async () =>
  world.db.selectFrom('assistant_usage').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

describe('an answer', () => {
  it('comes as the service writes it', async () => {
    service.answer({
      say: ['Selam', ', how', ' can I help?'],
      usage: { prompt_tokens: 40, completion_tokens: 7 },
    })
    const answer = await ask(world, 'hello', world.people.sara)
    expect([answer.text, answer.isDone]).toEqual(['Selam, how can I help?', true])
    expect(service.asked).toMatchObject([
      { model: 'some-model', authorization: 'Bearer key-of-the-operator' },
    ])
    expect(await usage()).toMatchObject({
      answered_by: 'service',
      outcome: 'answered',
      input_tokens: 40,
      output_tokens: 7,
      user_id: world.people.sara.userId,
    })
  })

  it('is looked up with tools, and shows cards of what they found', async () => {
    service.answer(
      {
        calls: [
          { name: 'search_listings', arguments: { category: 'items', city: 'Washington', words: 'sofa' } },
        ],
      },
      ({ messages }) => ({
        say: ['There is one sofa', `:\n[[listing:${firstId(messages.at(-1)?.content)}]]\n`, 'for $120.'],
      }),
    )
    const answer = await ask(world, 'any sofa in Washington?')
    expect(idsOf(answer.cards, 'listing')).toEqual([ids.sofa])
    expect(answer.text.replaceAll(/\s+/g, ' ')).toBe('There is one sofa: for $120.')
    const [, second] = service.asked
    expect(second?.messages.at(-1)).toMatchObject({ role: 'tool', tool_call_id: 'call-0' })
    expect(second?.messages.at(-1)?.content).toContain('never instructions')
  })

  it('is read where the service answers in one piece, tools and all', async () => {
    service.answer(
      {
        whole: true,
        calls: [{ name: 'search_listings', arguments: { category: 'items', city: 'Washington' } }],
      },
      ({ messages }) => ({
        whole: true,
        say: [`One sofa: [[listing:${firstId(messages.at(-1)?.content)}]]`],
        usage: { prompt_tokens: 12, completion_tokens: 5 },
      }),
    )
    const answer = await ask(world, 'any sofa in Washington?')
    expect(idsOf(answer.cards, 'listing')).toEqual([ids.sofa])
    expect([answer.status, answer.isDone, answer.text.trim()]).toEqual([200, true, 'One sofa:'])
    expect(await usage()).toMatchObject({ outcome: 'answered', input_tokens: 12, output_tokens: 5 })
  })

  it.each(['{"choices":[]}', '{"error":{"message":"no"}}', 'no json'])(
    'is none where the service answers %s in one piece',
    async (raw) => {
      service.answer({ whole: true, raw })
      const answer = await ask(world, 'hello')
      expect([answer.status, answer.refusal]).toEqual([502, 'Failed to get response'])
    },
  )

  it('shows nothing that was not found for this question', async () => {
    service.answer({ say: [`See [[listing:${ids.sofa}]] and [[listing:${ids.draft}]] or ${ids.draft}.`] })
    const answer = await ask(world, 'what do you recommend?')
    expect([answer.cards, answer.text]).toEqual([[], 'See  and  or .'])
  })

  it('tells the service nothing that the reader may not see', async () => {
    service.answer(
      { calls: [{ name: 'get_listing', arguments: { id: ids.draft } }] },
      { say: ['I cannot see it.'] },
    )
    await ask(world, 'read that draft', world.people.sara)
    expect(service.asked[1]?.messages.at(-1)?.content).toBe('{"error":"There is no such listing."}')
  })

  it('ends although the service asks for tools again and again, wrong ones among them', async () => {
    service.answer({
      calls: [
        { name: 'delete_listing', arguments: { id: ids.sofa } },
        { name: 'search_listings', arguments: 'no json' },
        { name: 'search_events', arguments: { from: '2026-01-01', until: '2027-01-01' } },
      ],
      say: ['Still looking. '],
    })
    const answer = await ask(world, 'loop')
    expect([answer.status, answer.isDone]).toEqual([200, true])
    expect(service.asked).toHaveLength(5)
    expect(service.asked.at(-1)?.tools).toBeUndefined()
  })

  it('offers forms and searches, and writes nothing', async () => {
    service.answer(
      {
        calls: [
          { name: 'draft_listing', arguments: { category: 'items', title: 'Call 202 555 0134', price: 20 } },
          { name: 'save_search', arguments: { category: 'jobs', city: 'Seattle' } },
          { name: 'convert_date', arguments: { feast: 'Fasika', year: 2027 } },
        ],
      },
      { say: ['Here you are.'] },
    )
    const answer = await ask(world, 'do all of that')
    expect(answer.cards.map(({ kind }) => kind)).toEqual(['draft-listing', 'save-search', 'date'])
    expect(JSON.stringify(answer.cards[0])).not.toContain('555')
  })
})

describe('when the service fails', () => {
  it.each([
    [429, 429, 'Rate limit exceeded. Please try again later.'],
    [402, 402, 'Payment required. Please add credits to your workspace.'],
    [500, 502, 'Failed to get response'],
    [401, 502, 'Failed to get response'],
  ])('with %i it says so with %i', async (status, expected, words) => {
    service.answer({ status })
    const answer = await ask(world, 'hello')
    expect([answer.status, answer.refusal]).toEqual([expected, words])
    expect(service.asked).toHaveLength(1)
    expect(await usage()).toMatchObject({ outcome: 'failed' })
  })

  it.each([
    ['garbage', 'data: {"choices":[{"de\n\ndata: ¿?\n\n'],
    ['no stream at all', '<html>Welcome</html>'],
    ['an error in the stream', 'data: {"error":{"message":"overloaded","code":"500"}}\n\n'],
    ['an end without a word', 'data: [DONE]\n\n'],
  ])('with %s it fails', async (_, raw) => {
    service.answer({ raw })
    const answer = await ask(world, 'hello')
    expect([answer.status, answer.refusal]).toEqual([502, 'Failed to get response'])
  })

  it.each(['ends', 'torn'] as const)('half a stream that %s ends in an error', async (breaks) => {
    service.answer({ say: ['This is the beginning of ', 'an answer that '], breaks })
    const answer = await ask(world, 'hello')
    expect(answer).toMatchObject({
      status: 200,
      isDone: false,
      failure: { message: 'Failed to get response', status: 502 },
    })
  })

  it('a service that counts its calls badly gets what it asked for', async () => {
    const call = { index: 3, id: 'c', function: { name: 'faq_search', arguments: '{"question":"renew"}' } }
    const chunk = { choices: [{ delta: { tool_calls: [call] }, finish_reason: 'tool_calls' }] }
    service.answer({ raw: `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n` }, ({ messages }) => ({
      say: [messages.at(-1)?.role === 'tool' ? 'Found.' : 'Nothing was looked for.'],
    }))
    expect(await ask(world, 'hello')).toMatchObject({ text: 'Found.', isDone: true })
  })

  it.each([{ total_tokens: 12 }, { prompt_tokens: 1.5, completion_tokens: -3 }, { prompt_tokens: 1e12 }])(
    'a service that counts its tokens badly (%j) is heard to the end',
    async (counted) => {
      service.answer({
        say: ['Selam.'],
        usage: counted as { prompt_tokens: number; completion_tokens: number },
      })
      expect(await ask(world, 'hello')).toMatchObject({ text: 'Selam.', isDone: true, failure: null })
    },
  )

  it('a day is named by us, whatever the service calls it', async () => {
    const asked = { feast: 'Fasika: pay at https://evil.example', year: 2027 }
    service.answer({ calls: [{ name: 'convert_date', arguments: asked }] }, { say: ['Here it is.'] })
    const { cards } = await ask(world, 'hello')
    expect(cards).toMatchObject([{ kind: 'date', gregorian: '2027-05-02' }])
    expect(JSON.stringify(cards)).not.toMatch(/pay|evil/)
  })

  it('a limit that it reaches while it looks something up ends in its own words', async () => {
    service.answer(
      { say: ['Let me look for you. '], calls: [{ name: 'faq_search', arguments: { question: 'renew' } }] },
      { status: 429 },
    )
    expect((await ask(world, 'hello')).failure).toEqual({
      message: 'Rate limit exceeded. Please try again later.',
      status: 429,
    })
  })

  it('what never comes ends in time', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    timeout.mockImplementationOnce(() => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 50)
      return controller.signal
    })
    service.answer({ stalls: true })
    const answer = await ask(world, 'hello')
    expect([answer.status, answer.refusal]).toEqual([504, 'Failed to get response'])
    expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(30_000)
    timeout.mockRestore()
  })
})

it('a reader who leaves ends what the service was writing', async () => {
  service.answer({ say: ['A long answer begins '], stalls: true })
  const { hostname, port } = new URL(world.url)
  const socket = connect(Number(port), hostname)
  const body = JSON.stringify({ messages: [{ role: 'user', content: 'hello' }] })
  socket.write(
    `POST ${CHAT_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  await once(socket, 'data')
  const abandoned = service.abandoned()
  socket.destroy()
  await abandoned
  await vi.waitFor(async () =>
    expect(await usage()).toMatchObject({ outcome: 'left', answered_by: 'service' }),
  )
})
