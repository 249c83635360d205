import { LOCALE } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { writeDawnTime } from '#contract/language/ethiopic-date.ts'

const HALF_HOURS = 48

const two = (n: number) => String(n).padStart(2, '0')

/** Every half hour of a day as HH:MM; another time that is stored takes its place among them. */
export function slotsWith(stored: readonly (string | undefined)[]): string[] {
  const halves = Array.from(
    { length: HALF_HOURS },
    (_, i) => `${two(Math.floor(i / 2))}:${i % 2 ? '30' : '00'}`,
  )
  const others = stored.filter((time) => time !== undefined && /^\d\d:\d\d$/.test(time)) as string[]
  return [...new Set([...halves, ...others])].toSorted()
}

/** HH:MM as "6:30 PM"; in Amharic with the dawn clock beside it. */
export function writeSlot(slot: string, language: InterfaceLanguage): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number)
  const clock = new Intl.DateTimeFormat(LOCALE[language], {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2000, 0, 1, hour, minute)))
  return language === 'am' ? `${clock} (${writeDawnTime(hour, minute, 'am')})` : clock
}
