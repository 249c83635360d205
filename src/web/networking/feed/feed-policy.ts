/** The lists of posts, as they stand in the address. */
export const FEEDS = ['newest', 'near', 'network'] as const
export type Feed = (typeof FEEDS)[number]

export const readFeed = (asked: string | undefined): Feed => FEEDS.find((feed) => feed === asked) ?? 'newest'

/** Degrees to about a kilometre: where exactly the reader is stays on the device. */
export const coarse = (degrees: number): number => Math.round(degrees * 100) / 100

export interface FeedInput {
  tab: Feed
  lat?: number
  lng?: number
}

/** What a list asks for; null as long as the place that it needs is not known. */
export function feedInput(feed: Feed, place: { lat: number; lng: number } | null): FeedInput | null {
  if (feed !== 'near') return { tab: feed }
  return place && { tab: feed, lat: coarse(place.lat), lng: coarse(place.lng) }
}
