import { minorDigits } from '#contract/language/formats.ts'
import { FEWEST_ALIKE, type Priced, type PriceHint } from '#contract/listings/suggest-price.ts'
import { placeById } from '#server/geo/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findAlikePrices } from './price-store.ts'

/** Null where too few are offered around there to say something. */
export async function suggestPrice(
  { db }: Platform,
  { placeId, period, bedrooms, ...priced }: Priced,
): Promise<{ hint: PriceHint | null }> {
  const at = await placeById(db, placeId)
  const alike = { ...priced, period: period ?? null, bedrooms: bedrooms ?? null }
  const found = at && (await findAlikePrices(db, { ...alike, at }))
  if (!found || found.count < FEWEST_ALIKE) return { hint: null }
  const whole = 10 ** minorDigits(priced.currency)
  const round = (minor: number) => Math.max(1, Math.round(minor / whole)) * whole
  return { hint: { lowMinor: round(found.low), highMinor: round(found.high), count: found.count } }
}
