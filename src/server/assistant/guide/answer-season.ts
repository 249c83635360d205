import { readDay, weekdayOf } from '#contract/language/calendar-day.ts'
import { writeEthiopicDate } from '#contract/language/ethiopic-date.ts'
import type { Feast } from '#contract/language/feast.ts'
import { writeFeast } from '#contract/language/feast-words.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Part, Turn } from '#server/assistant/open-turn.ts'
import { dateCard } from '#server/assistant/tools/convert-date.ts'
import { writeGregorian, writeSpan } from './gregorian-view.ts'
import { GUIDE_WORDS } from './guide-words-view.ts'
import { todayOf } from './reading/find-filters.ts'
import type { Question } from './reading/question-policy.ts'
import { isFasted, type Season, seasonDays } from './reading/season-policy.ts'

/** Days whose card stands below the list. */
const CARDS_MAX = 2

/** Feasts or fasts of the days that are asked for; of one day whether it is fasted. */
export function answerSeason(turn: Turn, { words, days }: Question, season: Season): Part[] {
  const { language } = turn
  const wording = GUIDE_WORDS[language]
  const found = seasonDays(season, words, days, todayOf(turn))
  const day = days !== null && days.from.day === days.until.day ? days.from : null
  const lead =
    season === 'fasts' && day !== null
      ? wording.fastedDay(writeGregorian(day, language), isFasted(day, weekdayOf(day)))
      : ''
  const list = found.map((feast) => `• ${lineOf(feast, language)}`).join('\n')
  const expected = found.some(({ isExpected }) => isExpected) ? `\n\n${wording.expected}` : ''
  const firsts = found.slice(0, CARDS_MAX).flatMap((feast) => {
    const first = readDay(feast.firstDay)
    return first === null ? [] : [dateCard(first, nameOf(feast, language))]
  })
  const head = found.length === 0 ? wording.noSeason : wording.season[season]
  return [
    { kind: 'text', text: `${lead} ${head}\n${list}${expected}`.trim() },
    { kind: 'cards', cards: firsts },
    { kind: 'suggestions', suggestions: [wording.ask.fasika, wording.ask.today] },
  ]
}

const nameOf = (feast: Feast, language: InterfaceLanguage) =>
  writeFeast({ ...feast, isExpected: false }, language)

/** "Genna (Christmas): Thursday, January 7, 2027 (Tahsas 29, 2019)", "Filseta: August 7 – 21, 2027 (from Nehase 1, 2019)" */
function lineOf(feast: Feast, language: InterfaceLanguage): string {
  const first = readDay(feast.firstDay)
  const last = readDay(feast.lastDay)
  if (first === null || last === null) return nameOf(feast, language)
  const ethiopian = writeEthiopicDate(first, language, { weekday: false })
  const days =
    feast.firstDay === feast.lastDay
      ? `${writeGregorian(first, language)} (${ethiopian})`
      : `${writeSpan(first, last, language)} (${GUIDE_WORDS[language].from(ethiopian)})`
  return `${nameOf(feast, language)}${language === 'am' ? '፦' : ':'} ${days}`
}
