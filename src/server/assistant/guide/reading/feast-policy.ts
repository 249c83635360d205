import { type CalendarDay, isoDay, readDay } from '#contract/language/calendar-day.ts'
import { toEthiopic } from '#contract/language/ethiopic-date.ts'
import { type Feast, type FeastName, feastsOfYear } from '#contract/language/feast.ts'
import { soundOf } from '#contract/language/phonetic-key.ts'
import { toSounds, likeness } from '#contract/language/phonetic-likeness.ts'
import { type Cue, findCue, readCue, type Word } from '#server/listings/reading/public.ts'

/** What people call feasts and fasts; longer names first, since one may stand in another. */
const NAMES: readonly (readonly [FeastName, Cue])[] = (
  [
    ['eidAlAdha', 'eid al adha, eid al-adha, eid aladha, arafa, አረፋ, ዒድ አል አድሐ, ኢድ አል አድሐ'],
    ['eidAlFitr', 'eid al fitr, eid al-fitr, eid, ኢድ አል ፈጥር, ዒድ አልፈጥር, ኢድ, ዒድ'],
    ['ramadan', 'ramadan, ramadhan, ረመዳን, ሮመዳን'],
    ['mawlid', 'mawlid, mewlid, moulid, መውሊድ'],
    ['abiyTsom', 'abiy tsom, abiy som, great lent, lent, hudade, ዐቢይ ጾም, አብይ ጾም, ዓቢይ ጾም, ሁዳዴ'],
    ['ninevehFast', 'fast of nineveh, nineveh, ነነዌ, ጾመ ነነዌ'],
    ['apostlesFast', 'fast of the apostles, apostles fast, ጾመ ሐዋርያት, የሰኔ ጾም'],
    ['filsetaFast', 'fast of filseta, filseta fast, ጾመ ፍልሰታ, የፍልሰታ ጾም'],
    ['prophetsFast', 'fast of the prophets, advent, ጾመ ነቢያት, የገና ጾም, tsome nebiyat'],
    ['filseta', 'filseta, assumption, ፍልሰታ'],
    [
      'eritreanIndependence',
      'eritrean independence, independence day, eritrea independence, የኤርትራ ነፃነት, የነፃነት ቀን',
    ],
    ['eritreanMartyrs', 'martyrs day, ሰማዕታት'],
    ['bahtiMeskerem', 'bahti meskerem, ባሕቲ መስከረም'],
    [
      'enkutatash',
      'enkutatash, inkutatash, ethiopian new year, new year, እንቁጣጣሽ, አዲስ ዓመት, ዘመን መለወጫ, addis amet',
    ],
    ['genna', 'genna, gena, ethiopian christmas, christmas, ገና, ልደት, lidet'],
    ['timket', 'timket, timkat, temket, epiphany, ጥምቀት'],
    ['hosanna', 'hosanna, palm sunday, ሆሳዕና'],
    ['siklet', 'siklet, good friday, ስቅለት'],
    ['fasika', 'fasika, fasica, easter, tinsae, ፋሲካ, ትንሣኤ, ትንሳኤ'],
    ['erget', 'erget, ascension, ዕርገት'],
    ['peraklitos', 'peraklitos, pentecost, ጰራቅሊጦስ, ጴራቅሊጦስ'],
    ['buhe', 'buhe, transfiguration, ቡሄ, ደብረ ታቦር'],
    ['meskel', 'meskel, mesqel, finding of the true cross, መስቀል'],
    ['hidarTsion', 'hidar tsion, hidar zion, ኅዳር ጽዮን, ጽዮን'],
    ['adwa', 'adwa, adowa, ዓድዋ, አድዋ'],
    ['patriots', 'patriots, patriots day, አርበኞች'],
    ['labourDay', 'labour day, labor day, የሠራተኞች ቀን'],
  ] as const
).map(([name, words]) => [name, readCue(words)] as const)

/** One word that sounds nearly like a name is meant to be it: "fasikaa", "timqet". */
const ALIKE = 0.9
const SOUND_MIN_LENGTH = 5
const SOUNDS = NAMES.flatMap(([name, cue]) =>
  cue.flatMap((phrase) => {
    const [only, ...others] = phrase
    return only && others.length === 0 && only.folded.length >= SOUND_MIN_LENGTH - 2
      ? [{ name, sounds: toSounds(soundOf(only.folded)) }]
      : []
  }),
)

/** The feast that a question speaks of, and the words that say so. */
export function readFeast(words: readonly Word[]): { name: FeastName; positions: number[] } | null {
  for (const [name, cue] of NAMES) {
    const positions = findCue(cue, words)
    if (positions.length > 0) return { name, positions }
  }
  return null
}

/** A feast named by the sound of a word, for questions that name nothing else. */
export function matchFeastBySound(words: readonly Word[]): { name: FeastName; positions: number[] } | null {
  for (const [at, { folded }] of words.entries()) {
    if (folded.length < SOUND_MIN_LENGTH) continue
    const ownSounds = toSounds(soundOf(folded))
    const found = SOUNDS.find((one) => likeness(one.sounds, ownSounds) >= ALIKE)
    if (found) return { name: found.name, positions: [at] }
  }
  return null
}

/** Every time a feast comes in a year, of either calendar; without a year the next time, today included. */
export function feastDays(
  name: FeastName,
  asked: { year: number; isEthiopic: boolean } | null,
  today: CalendarDay,
): Feast[] {
  const inYears = (years: readonly number[]) =>
    years.flatMap((year) => feastsOfYear(year)).filter((feast) => feast.name === name)
  if (asked === null) {
    const coming = inYears([today.year, today.year + 1, today.year + 2])
    return coming.filter(({ lastDay }) => lastDay >= isoDay(today)).slice(0, 1)
  }
  if (!asked.isEthiopic) return inYears([asked.year])
  return inYears([asked.year + 7, asked.year + 8]).filter(({ firstDay }) => {
    const day = readDay(firstDay)
    return day !== null && toEthiopic(day).year === asked.year
  })
}
