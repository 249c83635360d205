import type { Place } from '#contract/geo/place.ts'
import type { Turn } from '#server/assistant/open-turn.ts'
import { placeCalled, placesNamed } from '#server/geo/public.ts'

/**
 * A city as it was named, in either script: "Silver Spring, MD", "ሲያትል". Where several are called so the one of the
 * largest community; null where none is.
 */
export async function findCity({ tools }: Pick<Turn, 'tools'>, named: string): Promise<Place | null> {
  const [city = '', ...rest] = named.split(',').map((part) => part.trim())
  if (city === '') return null
  const exact = await placeCalled(tools.db, { city, region: rest.join(' ') })
  return exact ?? (await placesNamed(tools, named, 1))[0] ?? null
}
