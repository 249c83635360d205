import { type CalendarDay, readDay } from '#contract/language/calendar-day.ts'
import { writeEthiopicDate } from '#contract/language/ethiopic-date.ts'
import type { Feast } from '#contract/language/feast.ts'
import { writeFeast } from '#contract/language/feast-words.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Part, Turn } from '#server/assistant/open-turn.ts'
import { dateCard } from '#server/assistant/tools/convert-date.ts'
import { readYear } from '#server/listings/reading/public.ts'
import { answerSeason } from './answer-season.ts'
import { feastDays } from './reading/feast-policy.ts'
import { writeGregorian } from './gregorian-view.ts'
import { todayOf } from './reading/find-filters.ts'
import { GUIDE_WORDS } from './guide-words-view.ts'
import { type OddDate, YEARS_SHOWN } from './reading/odd-date-policy.ts'
import type { Question } from './reading/question-policy.ts'

/** A feast of a year, or a day, in both calendars. */
export function answerDate(turn: Turn, question: Question): Part[] {
  const { feast, date, words, days, odd, season } = question
  if (season !== null) return answerSeason(turn, question, season)
  const wording = GUIDE_WORDS[turn.language]
  const suggestions = [wording.ask.fasika, wording.ask.today]
  const today = todayOf(turn)
  if (odd !== null)
    return [
      { kind: 'text', text: writeOdd(odd, turn.language) },
      { kind: 'suggestions', suggestions },
    ]
  if (feast !== null) {
    const found = feastDays(feast, readYear(words, today), today)
    if (found.length > 0)
      return [
        ...found.flatMap((one) => describeFeast(turn.language, one)),
        { kind: 'suggestions', suggestions },
      ]
  }
  const day = date?.day ?? days?.from ?? (feast === null ? today : null)
  if (day === null)
    return [
      { kind: 'text', text: wording.noDate },
      { kind: 'suggestions', suggestions },
    ]
  const text = wording.day(
    writeGregorian(day, turn.language),
    writeEthiopicDate(day, turn.language, { weekday: true }),
  )
  return [
    { kind: 'text', text },
    { kind: 'cards', cards: [dateCard(day)] },
    { kind: 'suggestions', suggestions: [wording.ask.fasika] },
  ]
}

function writeOdd(odd: OddDate, language: InterfaceLanguage): string {
  const wording = GUIDE_WORDS[language]
  if (odd === 'month') return wording.noDate
  return odd === 'day' ? wording.oddDay : wording.oddYear(YEARS_SHOWN.from, YEARS_SHOWN.until)
}

function describeFeast(language: InterfaceLanguage, feast: Feast): Part[] {
  const wording = GUIDE_WORDS[language]
  const first = readDay(feast.firstDay)
  const last = readDay(feast.lastDay)
  if (first === null || last === null) return []
  const name = writeFeast({ ...feast, isExpected: false }, language)
  const both = (day: CalendarDay) =>
    `${writeGregorian(day, language)} (${writeEthiopicDate(day, language, { weekday: false })})`
  const isLong = feast.firstDay !== feast.lastDay
  const text = isLong
    ? wording.fast(name, both(first), both(last))
    : wording.date(
        name,
        writeGregorian(first, language),
        writeEthiopicDate(first, language, { weekday: true }),
      )
  const days = isLong ? [first, last] : [first]
  return [
    { kind: 'text', text: feast.isExpected ? `${text} ${wording.expected}` : text },
    { kind: 'cards', cards: days.map((day) => dateCard(day, name)) },
  ]
}
