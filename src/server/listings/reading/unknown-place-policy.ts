import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { ASKING_WORDS } from './stop-word-policy.ts'
import { fold, type Word } from './word-policy.ts'

const set = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' ').map(fold))

const IN = set('in near around')
/** What is said behind "in", and is no place: fields, languages, months and manners. */
const NO_PLACES = set(
  'accounting advance advertising amharic arabic art basement business calm care cash childcare christmas clean cleaning',
  'condition construction cooking country customer daycare december demand design detail downtown driving education english',
  'engineering english evening excellent exchange factory february finance fashion front full garage garden general grocery',
  'healthcare hiring home hospital hotel house housing hurry industry it january july june kitchen law logistics maintenance',
  'manufacturing march marketing media medicine memory morning my neighborhood neighbourhood november nursing october office',
  'oromiffa oromo park person private production progress quiet restaurant retail safe sales school science security shared',
  'september shop spanish stock store suburb suburbs summer teaching tech technology tigrinya total town transit university',
  'vain video village walking warehouse weekend winter',
)
/** Words that begin with በ and hold no place: how, by what, of when. */
const NO_PLACES_AM = set(
  'በር በሬ በግ በርበሬ በዓል በዓላት በሶ በጋ በላይ በታች በፊት በኋላ በጣም በደንብ በፍጥነት በአስቸኳይ በቅርብ በቅርቡ በጥሩ በቀላሉ በተለይ በሙሉ በአንድ በሁለት በሌላ በቀን በወር',
  'በሳምንት በሰዓት በዓመት በማታ በሌሊት በጠዋት በስልክ በኢንተርኔት በነፃ በነጻ በርካሽ በቅናሽ በዋጋ በጋራ በግል በአካል በእጅ በአማርኛ በእንግሊዝኛ በትግርኛ በኦሮምኛ በአረብኛ በሥራ',
  'በቤት በክፍል በኪራይ በብር በዶላር በምን በማን በየት በየትኛው በዚህ በዚያ በእርስዎ በእኔ በአካባቢ በአቅራቢያ በመኪና በልምድ በሙያ በሽያጭ በብዛት በትንሽ በቶሎ በእውነት በፎቶ በተመጣጣኝ',
  'በቋሚነት በጊዜያዊነት በጽዳት በግንባታ በሕክምና በሕፃናት በትምህርት በሹፌርነት በምግብ በሆቴል በፋብሪካ በቢሮ በመጋዘን በጥበቃ በኮምፒውተር በቤተ በሰላም በእግዚአብሔር በልጅ በበጎ',
)
const LONGEST = 3
const SHORTEST = 2
const POSTCODE = /^\d{5}$/

/** The words that stand where a place does, after all places were looked for; null where none do. */
export function readUnknownPlace(words: readonly Word[], taken: ReadonlySet<number>): number[] | null {
  for (const [at, word] of words.entries()) {
    if (taken.has(at)) continue
    if (isEthiopic(word.folded)) {
      if (isUnknownAm(word)) return [at]
      continue
    }
    if (!IN.has(word.folded)) continue
    const positions = rowFrom(words, taken, at + 1)
    if (positions.length > 0) return positions
  }
  return null
}

/** "… in Xyzzyville Heights under $900": as far as words are that mean nothing else. */
function rowFrom(words: readonly Word[], taken: ReadonlySet<number>, from: number): number[] {
  const row: number[] = []
  for (let at = from; at < words.length && row.length < LONGEST; at++) {
    const word = words[at]
    if (!word || taken.has(at)) break
    if (row.length === 0 && POSTCODE.test(word.raw)) return [at]
    if (!/^\p{L}{3}/u.test(word.raw)) break
    if (ASKING_WORDS.has(word.folded) || NO_PLACES.has(word.folded)) return row
    if (row.length > 0 && /^\p{Lu}/u.test(words[from]?.raw ?? '') !== /^\p{Lu}/u.test(word.raw)) break
    row.push(at)
  }
  return row
}

function isUnknownAm({ folded, stems }: Word): boolean {
  if (!folded.startsWith('በ') || folded.length <= SHORTEST || NO_PLACES_AM.has(folded)) return false
  return ![...stems].some((stem) => ASKING_WORDS.has(stem) || NO_PLACES_AM.has(stem))
}
