import type { APIRequestContext, Locator } from '@playwright/test'
import { z } from 'zod'
import { writtenIn } from '#contract/listings/written-in.ts'
import { expect } from './world.ts'

const Read = z.object({
  category: z.string(),
  state: z.string(),
  title: z.string(),
  lang: z.enum(['en', 'am', 'ti', 'om']),
  translation: z.object({ lang: z.enum(['en', 'am', 'ti', 'om']), title: z.string() }).nullable(),
  price: z.object({
    amountMinor: z.number().nullable(),
    currency: z.string(),
    period: z.string().nullable(),
  }),
  publicPoint: z.object({ lat: z.number(), lng: z.number() }),
})

/** The listings that an answer shows, as everybody may read them, called as readers of English see them. */
export async function listingsIn(answer: Locator, request: APIRequestContext) {
  const links = answer.locator('a[href*="/listing/"]')
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return Promise.all(
    paths.map(async (path) => {
      const read = await request.get(`/api/listings/${path.split('/').at(-1)}`)
      expect(read.status()).toBe(200)
      return writtenIn(Read.parse(await read.json()), 'en')
    }),
  )
}

/** Miles on a sphere. */
export function milesBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(rad(b - a) / 2) ** 2
  const chord =
    half(one.lat, other.lat) + Math.cos(rad(one.lat)) * Math.cos(rad(other.lat)) * half(one.lng, other.lng)
  return 2 * 3959 * Math.asin(Math.sqrt(chord))
}
export const SILVER_SPRING = { lat: 38.9907, lng: -77.0261 }
export const SEATTLE = { lat: 47.6062, lng: -122.3321 }
/** Public points are the middles of cells of about a kilometre. */
export const CELL = 1
