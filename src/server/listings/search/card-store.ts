import { EARTH_RADIUS_MILES } from '#contract/geo/place.ts'
import type { Values } from './condition-store.ts'
import { globePoint, type Search } from './search-policy.ts'

/**
 * SQL for the text of a JSON array: the cards of the rows of `hits`, a relation with the columns id and nth, up to
 * the nth that is shown last. A listing keeps the text of its card; only what depends on who asks and when is added.
 */
export function cardsOf(
  hits: string,
  last: number,
  { from }: Pick<Search, 'from'>,
  { bind }: Values,
): string {
  const diameter = 2 * EARTH_RADIUS_MILES
  const along = from && `asin(least(1, (point <-> ${bind(globePoint(from))}::cube) / ${diameter}))`
  const miles = along === null ? `'null'` : `round(10 * ${diameter} * ${along}) / 10`
  return `
    (select '[' || coalesce(string_agg(
        card || ',"distanceMiles":' || ${miles}
          || ',"featured":' || coalesce(featured_until > clock_now(), false)
          || case when highlighted_until > clock_now() then ',"highlighted":true}' else '}' end,
        ',' order by nth), '') || ']'
     from ${hits} join listing using (id)
     where nth <= ${last})`
}

/** SQL for one text of both: what we read ourselves, as JSON without line breaks, and the cards as they are. */
export const aboveCards = (head: string, cards: string): string => `${head} || E'\\n' || ${cards}`

export function splitCards(text: string): { head: unknown; cards: string } {
  const end = text.indexOf('\n')
  return { head: JSON.parse(text.slice(0, end)), cards: text.slice(end + 1) }
}
