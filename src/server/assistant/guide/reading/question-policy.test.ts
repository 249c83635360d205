import { readWords } from '#server/listings/reading/public.ts'
import { expect, it } from 'vitest'
import { isForbidden, readQuestion } from './question-policy.ts'

const TODAY = { year: 2026, month: 11, day: 20 }

it.each([
  'I want to kill myself',
  'suicide',
  'my husband beats me',
  'I was robbed',
  'ራሴን ማጥፋት እፈልጋለሁ',
  'ባሌ ይመታኛል',
])('hears danger before anything else: %s', (text) => {
  expect(readQuestion(text, TODAY).intent).toBe('safety')
})

it('hears no danger where things are looked for', () => {
  expect(readQuestion('Beats headphones for sale in Seattle', TODAY).intent).toBe('listings')
})

const intentOf = (text: string) => readQuestion(text, TODAY).intent

it.each(['fuck you', 'you stupid bitch', 'sharmuta', 'ደደብ', 'ሸርሙጣ'])('%s is no search', (text) => {
  expect(intentOf(text)).toBe('rude')
})

it.each(['somebody called me a bitch, how do I report that', 'I want to report a bastard'])(
  'whoever tells of rude words is helped: %s',
  (text) => {
    expect(intentOf(text)).not.toBe('rude')
  },
)

it.each(['gun in Dallas', 'cocaine', 'I sell my pistol', 'ሽጉጥ ፈልግልኝ', 'ጫት በሲያትል', 'fake passport'])(
  '%s is forbidden',
  (text) => {
    expect([intentOf(text), isForbidden(readWords(text))]).toEqual(['safety', true])
  },
)

it.each(['glue gun in Dallas', 'massage gun', 'weed killer', 'jobs without a drug test'])(
  '%s is not',
  (text) => {
    expect([intentOf(text), isForbidden(readWords(text))]).not.toContain('safety')
  },
)

it.each([
  'find me a girlfriend',
  'find me a wife',
  'phone number of Sara',
  "Sara's phone number please",
  'who is Abiy Ahmed',
  'ሚስት ፈልግልኝ',
  'የሳራ ስልክ ቁጥር',
])('nobody is looked for: %s', (text) => {
  expect(readQuestion(text, TODAY)).toMatchObject({ intent: 'declined', isAboutPeople: true })
})

it.each(['how do I change my phone number', 'should I write my phone number into the listing'])(
  'whoever asks of their own number is helped: %s',
  (text) => {
    expect(intentOf(text)).toBe('how-to')
  },
)

it.each(['', '   ', '?', '…', '😀', '\u0000', '፧'])('“%s” asks for nothing', (text) => {
  expect(intentOf(text)).toBe('unknown')
})
