import type { Place } from '#contract/geo/place.ts'
import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Part, Turn } from '#server/assistant/open-turn.ts'
import { searchListings } from '#server/assistant/tools/search-listings.ts'
import { placeCalled, regionName } from '#server/geo/public.ts'
import { fold, OF_A_STATE, readWords, rowOf } from '#server/listings/reading/public.ts'
import { GUIDE_WORDS } from './guide-words-view.ts'
import { filtersOf, type Unplaced, type Wanted } from './reading/search-intent-policy.ts'

/** Asks for a city where there is none to look around, and offers the same question with some. */
export async function askForCity(turn: Turn, unplaced: Unplaced): Promise<Part[]> {
  const words = GUIDE_WORDS[turn.language]
  const suggestions: string[] = []
  for (const city of unplaced.cities) suggestions.push(await withCity(turn, unplaced, city))
  return [
    { kind: 'text', text: sentenceOf(turn.language, unplaced) },
    { kind: 'suggestions', suggestions },
  ]

  function sentenceOf(language: InterfaceLanguage, { kind, region, words: placeWords }: Unplaced): string {
    if (kind === 'here') return words.unknownHere
    const name = placeWords.map(withoutPrefix).join(' ')
    // "Washington state" is not Washington
    const isOfState = OF_A_STATE.has(fold(placeWords.at(-1) ?? ''))
    if (region !== null) return words.region(isOfState ? name : withArticle(regionName(region, language)))
    return words.unknownPlace(name)
  }
}

/** "the United States" */
const withArticle = (name: string): string =>
  /^(?:United|Netherlands|District)\b/.test(name) ? `the ${name}` : name

/** A city alone is no question yet. */
export async function askForThing(turn: Turn, { place }: Wanted): Promise<Part[]> {
  const words = GUIDE_WORDS[turn.language]
  if (place === null) return []
  const { roomsIn, jobsIn, eventsIn, groupsIn } = words.ask
  const city = await namedFor(turn, place, turn.language)
  return [
    { kind: 'text', text: words.whatThere(cityName(place, turn.language)) },
    { kind: 'suggestions', suggestions: [roomsIn, jobsIn, eventsIn, groupsIn].map((write) => write(city)) },
  ]
}

/** Something on offer says the word that stands where a place does, so that it is none. */
export async function holdsUnknownWord(turn: Turn, wanted: Wanted, { words }: Unplaced): Promise<boolean> {
  const { items } = await searchListings(turn, filtersOf(wanted))
  const asked = readWords(words.join(' '))
  return items.some(({ title }) => {
    const titleWords = readWords(title)
    return asked.some(({ stems }) =>
      titleWords.some((word) => [...word.stems].some((stem) => stems.has(stem))),
    )
  })
}

/** "jobs in Virginia" → "jobs in Alexandria", "ሥራ በቨርጂኒያ" → "ሥራ በአሌክሳንድሪያ" */
async function withCity(turn: Turn, unplaced: Unplaced, city: Place): Promise<string> {
  const { words, text, kind } = unplaced
  const isHere = kind === 'here'
  const [first = ''] = words
  const language = words.length > 0 && isEthiopic(first) ? 'am' : isEthiopic(text) && isHere ? 'am' : 'en'
  const name = await namedFor(turn, city, language)
  const { ask } = GUIDE_WORDS[language]
  const named = isHere ? ask.in(name) : language === 'am' && first.startsWith('በ') ? `በ${name}` : name
  const row = words.length === 0 ? null : rowOf(words)
  return row !== null && row.test(text) ? text.replace(row, () => named) : ask.in(name)
}

const withoutPrefix = (word: string): string =>
  /^በ\p{Script=Ethiopic}{2}/u.test(word) ? word.slice(1) : word

const cityName = ({ name, nameAm }: Place, language: InterfaceLanguage): string =>
  language === 'am' ? (nameAm ?? name) : name

/** A city so that it is found again by its name: "Arlington, TX" is not the one in Virginia. */
async function namedFor({ tools }: Turn, city: Place, language: InterfaceLanguage): Promise<string> {
  const name = cityName(city, language)
  const found = await placeCalled(tools.db, { city: name, region: '' })
  if (found?.id === city.id) return name
  const region = city.admin1 ?? regionName({ country: city.country, admin1: null }, 'en')
  return `${city.name}, ${region}`
}
