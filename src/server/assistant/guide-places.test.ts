import { beforeAll, describe, expect, it } from 'vitest'
import type { ChatRequestInput } from '#contract/assistant/chat.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { freshWorld } from '#server/testing/world.ts'
import { idsOf, talkIn } from './chat.fixture.ts'
import { GUIDE_WORDS } from './guide/guide-words-view.ts'
import { JOB, PLACES, posted, ROOM } from './offers.fixture.ts'

const world = freshWorld()
const ids = { room: '', job: '' }

beforeAll(async () => {
  const { sara, abel } = world.people
  ids.room = (await posted(world, sara, ROOM, 3)).id
  ids.job = (await posted(world, abel, JOB)).id
})

const talk = (questions: readonly string[], request: Partial<ChatRequestInput> = {}) =>
  talkIn(world, questions, request)

it.each([
  ['english', 'jobs in Seattle', GUIDE_WORDS.en.ask],
  ['amharic', 'በሲያትል ሥራ', GUIDE_WORDS.am.ask],
] as const)(
  'what the guide suggests next is understood when it is tapped, in %s',
  async (language, first, ask) => {
    const after = (tapped: string) => talk([first, tapped], { language })
    expect(idsOf((await after(ask.anywhere)).cards, 'listing')).toEqual([ids.job])
    expect((await after(ask.save)).cards.map(({ kind }) => kind)).toEqual(['save-search'])
    const more = await after(ask.more)
    expect([GUIDE_WORDS.en.noMore, GUIDE_WORDS.am.noMore]).toContain(more.text)
  },
)

describe('where there is no city to look around', () => {
  it('a state is asked back with its largest cities, and a tap asks the same there', async () => {
    const asked = await talk(['rooms in Maryland under $900'])
    expect(asked.cards).toEqual([])
    expect(asked.text).toBe(
      'I search around one city, and Maryland is larger than that. Which city do you mean?',
    )
    expect(asked.suggestions).toContain('rooms in Silver Spring under $900')
    expect(asked.suggestions.length).toBeLessThanOrEqual(4)
    const answers = await talk(['rooms in Maryland under $900', 'rooms in Silver Spring under $900'])
    expect(idsOf(answers.cards, 'listing')).toEqual([ids.room])
    const named = await talk(['rooms in Maryland under $900', 'Silver Spring'])
    expect(idsOf(named.cards, 'listing')).toEqual([ids.room])
  })

  it('the same in Amharic', async () => {
    const asked = await talk(['ሥራ በዋሽንግተን ግዛት'], { language: 'amharic' })
    expect([asked.cards, asked.suggestions[0]]).toEqual([[], 'ሥራ በሲያትል'])
    expect(asked.text).toMatch(/ዋሽንግተን ግዛት ግን ከዚያ ይሰፋል። የትኛውን ከተማ ማለትዎ ነው\?$/)
    const answers = await talk(['ሥራ በዋሽንግተን ግዛት', 'ሥራ በሲያትል'], { language: 'amharic' })
    expect(idsOf(answers.cards, 'listing')).toEqual([ids.job])
  })

  it('a place that nobody knows is said, wherever the reader is', async () => {
    const asked = await talk(['jobs in Xyzzyville'], { placeId: PlaceId.parse(PLACES.seattle) })
    expect(asked.cards).toEqual([])
    expect(asked.text).toContain('I do not know a place called “Xyzzyville”.')
    expect(asked.suggestions[0]).toBe('jobs in Seattle')
    expect((await talk(['ሥራ በዝዝዝዝ'], { language: 'amharic' })).text).toContain('“ዝዝዝዝ” የሚባል ቦታ አላውቅም።')
  })

  it('“near me” asks where that is as long as nobody has said', async () => {
    const asked = await talk(['jobs near me'])
    expect([asked.cards, asked.text]).toEqual([
      [],
      'I do not know where you are. Which city should I search around?',
    ])
    const known = await talk(['jobs near me'], { placeId: PlaceId.parse(PLACES.seattle) })
    expect(idsOf(known.cards, 'listing')).toEqual([ids.job])
    const answers = await talk(['jobs near me', 'Seattle'])
    expect(idsOf(answers.cards, 'listing')).toEqual([ids.job])
  })

  it('a place in the question beats that of the reader', async () => {
    const answer = await talk(['rooms in Silver Spring'], { placeId: PlaceId.parse(PLACES.seattle) })
    expect(idsOf(answer.cards, 'listing')).toEqual([ids.room])
  })

  it('a city alone is asked what for', async () => {
    const asked = await talk(['Seattle'])
    expect([asked.text, asked.suggestions]).toEqual([
      'What should I look for in Seattle?',
      ['Rooms in Seattle', 'Jobs in Seattle', 'Events in Seattle', 'Groups in Seattle'],
    ])
  })
})

describe('the rest of a conversation', () => {
  it('changes one thing and keeps the others', async () => {
    const answer = await talk(['rooms in Seattle under $900', 'in Silver Spring instead'])
    expect(idsOf(answer.cards, 'listing')).toEqual([ids.room])
    expect(answer.text).toContain('up to $900 within 25 miles of Silver Spring')
    expect(idsOf((await talk(['rooms in Seattle', 'no, a job'])).cards, 'listing')).toEqual([ids.job])
  })

  it('says when there is no more', async () => {
    const answer = await talk(['jobs in Seattle', 'show more'])
    expect([answer.cards, answer.text]).toEqual([[], 'That was all I found.'])
  })

  it('counts distances as the reader does', async () => {
    const answer = await talk(['jobs in Seattle'], { units: 'kilometres' })
    expect(answer.text).toContain('within 40 km of Seattle')
    expect(answer.suggestions).toContain('Within 100 km')
    const wider = await talk(['jobs in Seattle', 'Within 100 km'], { units: 'kilometres' })
    expect(wider.text).toContain('within 100 km of Seattle')
  })

  it('offers to look for groups everywhere where none are near', async () => {
    const asked = await talk(['groups in Seattle'])
    expect([asked.cards, asked.suggestions[0]]).toEqual([[], 'Look anywhere'])
  })

  it('takes thanks for thanks', async () => {
    expect((await talk(['thank you'])).text).toBe('You are welcome! Is there anything else I can look for?')
    expect((await talk(['አመሰግናለሁ'], { language: 'amharic' })).text).toMatch(/^ምንም አይደለም!/)
  })
})
