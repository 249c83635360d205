import { dawnClock, DAY_PARTS_EN, type DayPart } from '#contract/language/ethiopic-date.ts'
import { type DateStyle, LOCALE } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'

/** A whole hour or minute to choose, and how the reader's clock says it. */
interface ClockChoice {
  /** Two digits. */
  value: string
  label: string
}

const DAWN = 6
const MINUTE_STEP = 5

const two = (n: number) => String(n).padStart(2, '0')

/**
 * The 24 hours as the reader's clock says them, from dawn or from midnight on: "ጠዋት 1", "13",
 * "1 PM". `own` writes an hour for languages that browsers have no data for.
 */
export function hourChoices(
  language: InterfaceLanguage,
  clock: DateStyle['clock'],
  own?: (hour: number, clock: DateStyle['clock']) => string,
): ClockChoice[] {
  const first = clock === 'dawn' ? DAWN : 0
  return Array.from({ length: 24 }, (_, i) => (first + i) % 24).map((hour) => ({
    value: two(hour),
    label:
      own?.(hour, clock) ??
      (clock === 'dawn' ? writeDawnHour(hour, language) : writeUsualHour(hour, language)),
  }))
}

const DAY_PARTS_AM: Record<DayPart, string> = {
  night: 'ሌሊት',
  morning: 'ጠዋት',
  afternoon: 'ቀን',
  evening: 'ማታ',
}

/** "ማታ 3" or "3 in the evening" for 21. */
function writeDawnHour(hour: number, language: InterfaceLanguage): string {
  const dawn = dawnClock(hour)
  return language === 'am'
    ? `${DAY_PARTS_AM[dawn.part]} ${dawn.hour}`
    : `${dawn.hour} ${DAY_PARTS_EN[dawn.part]}`
}

function writeUsualHour(hour: number, language: InterfaceLanguage): string {
  if (language === 'am') return two(hour)
  return new Intl.DateTimeFormat(LOCALE.en, { hour: 'numeric', timeZone: 'UTC' }).format(hour * 3_600_000)
}

/** Every fifth minute; another one that is set takes its place among them. */
export function minuteChoices(set: string): ClockChoice[] {
  const fifths = Array.from({ length: 60 / MINUTE_STEP }, (_, i) => two(i * MINUTE_STEP))
  return [...new Set([...fifths, set])].toSorted().map((value) => ({ value, label: value }))
}
