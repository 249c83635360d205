import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import { fold, readPrice, rowOf } from '#server/listings/reading/public.ts'

const set = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' ').map(fold))

/** Words by which somebody asks for a listing, before they say what it is of. */
const BEFORE = set(
  'a about am an and at can could do for from hello help hey hi i id im in is it its ive just kindly like',
  'love me my near need now of our please pls saying selam so some that the there these this titled to us',
  'wanna want we were where how should will with would you assist trying going got have ad ads advert advertise advertisement',
  'advertising announcement announcing classified create creating draft drafting give giving away list listing',
  'make making offer offering post posting prepare publish put rent renting out sell selling up write writing',
  'እኔ እኛ ሰላም እባክህ እባክሽ እባክዎ እባካችሁ እና ስለ አንድ ለ በ ከ የ',
)
/** Words of a request, of a price and of a place that are left behind what it is of. */
const BEHIND = set(
  'a ad and asap at away by called cheap each everyone for from give im i in is it listing located near',
  'negotiable now obo of only on or per please pls post priced price sale sell selling thanks the this to',
  'today within day hour month monthly night week weekly year',
  'alegn efelgalehu efeligalehu efeligalew efeligalhu felgalehu lakeray lishet makerayet meshet yemishet',
  'ልሸጥ ልሽጥ መሸጥ ለመሸጥ የምሸጠው የምፈልገው ማየት ለሽያጭ ሽያጭ ላከራይ ማከራየት ለማከራየት የማከራየው ላውጣ ማውጣት ልለጥፍ መለጠፍ ማስታወቂያ አውጣልኝ አውጪልኝ',
  'አዘጋጅልኝ አዘጋጂልኝ ጻፍልኝ ጻፊልኝ እርዳኝ እርጂኝ ይርዱኝ እርዱኝ እፈልጋለሁ እፈልጋለው እፈልጋለኹ እንፈልጋለን አለኝ አለን ነው ነኝ እባክዎ እባክህ እባክሽ',
  'ዋጋ ዋጋው በዋጋ ውስጥ አካባቢ እና በወር ለወር በሳምንት ዶላር ብር በ ለ ከ የ',
)
/** No more than the category says. */
const GENERIC_WORDS = set('job jobs position vacancy item items service services event ሥራ ዕቃ አገልግሎት')
/** As good as "for sale". */
const TO_GIVE = /\sto (?:sell|rent out|give away)(?![\p{L}])/iu
/** What begins another sentence behind a comma. */
const NEXT = set(
  'it its they he she i im we you call text contact please price asking dm located pick pickup thanks',
)
/** The ending of "my" is a vowel of its own; these end in that vowel anyway. */
const NOT_MINE = new Set(['በርበሬ', 'ቅቤ', 'ስንዴ', 'ካፌ'])

const SENTENCES = /[.!?:;](?=\s|$)|[\n።፤፥፦፧—–▪]|፡፡|\s-\s/u
const OUTER = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}%+"”)]+$/gu
const FIFTH_VOWEL = 4
const ROWS_BEGIN = 0x1200

/**
 * What a listing is of, in the words of whoever asks for one; empty where they have not said it. "Help me post an ad: I want
 * to sell my 2015 Toyota Corolla for $8000 in Denver" → "2015 Toyota Corolla"
 * @param place the words that name the place, one after the other
 */
export function titleOf(text: string, place: readonly string[]): string {
  for (const sentence of withoutPlace(withoutPrice(text), place).split(SENTENCES)) {
    const title = thingOf(sentence)
    if (title === '' || GENERIC_WORDS.has(fold(title))) continue
    // "iPhone" is written as it is
    const [first = ''] = title.split(' ')
    return first === first.toLowerCase() ? title.charAt(0).toUpperCase() + title.slice(1) : title
  }
  return ''
}

function withoutPrice(text: string): string {
  const priceText = readPrice(text)?.priceText
  return priceText === undefined ? text : text.replace(priceText, ' ▪ ')
}

function withoutPlace(text: string, place: readonly string[]): string {
  if (place.length === 0) return text
  return text.replace(rowOf(place), ' ▪ ')
}

function thingOf(sentence: string): string {
  const words = sentence
    .replace(TO_GIVE, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const key = (word: string) => fold(word.replaceAll(OUTER, ''))
  const begins = words.findIndex((word) => !BEFORE.has(key(word)) && !isFollower(key(word)))
  if (begins === -1) return ''
  const behind = words.slice(begins)
  const next = behind.findIndex((word, at) => at > 0 && behind[at - 1]?.endsWith(',') && NEXT.has(key(word)))
  const thing = next === -1 ? behind : behind.slice(0, next)
  const verb = thing.findIndex((word, at) => at > 0 && isVerb(key(word)))
  const named = verb === -1 ? thing : thing.slice(0, verb)
  const ends = named.findLastIndex((word) => !BEHIND.has(key(word)))
  const chosen = named.slice(0, ends + 1)
  return fitting([...chosen.slice(0, -1), bareNoun((chosen.at(-1) ?? '').replaceAll(OUTER, ''))])
}

/** An Amharic sentence ends with its verb, and what follows begins another. */
const VERB =
  /(?:ለሁ|ለሁኝ|ለው|ለን|ኛል|ናል|[ቧቷሯኗሏሟቋዷሷጧ]ል|ዋል|ኋል|ታል|ያል|ነበር|ነበረ|ልኝ|ሉኝ|ፈልጌ|ፈልገን|^ነው|^ናቸው|^አለኝ|^አለን|^አሉኝ|^ደውሉ|^ይደውሉ)$/
const isVerb = (word: string) => isEthiopic(word) && VERB.test(word)

/** Verbs that stand alone say nothing of the thing, whichever side of it they stand on. */
const isFollower = (word: string) => isEthiopic(word) && BEHIND.has(word)

/** "መኪናዬን" is "my car" as it is sold: "መኪና". */
function bareNoun(word: string): string {
  const mine = /^(\p{Script=Ethiopic}{2,})(?:ዬን?|ውን)$/u.exec(word)?.[1]
  if (mine !== undefined) return mine
  const sold = /^(\p{Script=Ethiopic}{2,})ን$/u.exec(word)?.[1]
  const code = sold?.codePointAt(sold.length - 1) ?? 0
  if (sold === undefined || (code - ROWS_BEGIN) % 8 !== FIFTH_VOWEL) return word
  return NOT_MINE.has(sold) ? sold : sold.slice(0, -1) + String.fromCodePoint(code + 1)
}

/** As many whole words as a title has room for. */
function fitting(words: readonly string[]): string {
  let title = ''
  for (const word of words) {
    const longer = title === '' ? word : `${title} ${word}`
    if (longer.length > LISTING_LIMITS.titleMax) break
    title = longer
  }
  return title.replaceAll(OUTER, '')
}
