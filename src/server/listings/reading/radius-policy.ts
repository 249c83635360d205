import { MILES_PER_KM } from '#contract/geo/place.ts'

const RADIUS = /(\d{1,3})\s*(miles?|mi\b|km|kilomet(?:er|re)s?|ማይል|ኪሎ\s*ሜትር|ኪሜ)/iu
const RADIUS_MAX = 500

/** Miles that a sentence names, and the sentence without them: "within 30 km". */
export function readRadius(text: string): { radius: number | null; rest: string } {
  const match = RADIUS.exec(text)
  if (!match) return { radius: null, rest: text }
  const count = Number(match[1])
  const miles = /^k|ኪ/i.test(match[2] ?? '') ? Math.round(count * MILES_PER_KM) : count
  return { radius: Math.min(RADIUS_MAX, Math.max(1, miles)), rest: text.replace(match[0], ' ') }
}
