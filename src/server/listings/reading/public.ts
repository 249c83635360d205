export { type Attempt, attemptsOf, plainWords } from './attempt-policy.ts'
export { KINDS, SEARCH_CUES } from './cue-policy.ts'
export {
  type Days,
  holdsMonth,
  type ReadDate,
  readDate,
  readDays,
  readMonth,
  readYear,
} from './day-policy.ts'
export { CITIES_OFFERED, findCity, findOtherCity, type NamedPlace, wellKnownCities } from './find-city.ts'
export { readExclusions, withoutExcluded } from './exclusion-policy.ts'
export { readOffer } from './offer-policy.ts'
export { type AskedPrice, readPrice } from './price-policy.ts'
export { readRadius } from './radius-policy.ts'
export { OF_A_STATE } from './region-policy.ts'
export { readSentence, type Sentence } from './sentence-policy.ts'
export { ASKING_WORDS } from './stop-word-policy.ts'
export { type Cue, findCue, fold, holdsCue, readCue, readWords, rowOf, type Word } from './word-policy.ts'
