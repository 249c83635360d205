import { ASK_TOPICS, type AskTopic } from '#contract/networking/people/topic.ts'

/** The lists of posts, as they stand in the address. */
export const FEEDS = ['newest', 'near', 'network', 'questions', 'saved'] as const
export type Feed = (typeof FEEDS)[number]

export const readFeed = (asked: string | undefined): Feed => FEEDS.find((feed) => feed === asked) ?? 'newest'

export const readTopic = (asked: string | undefined): AskTopic | null =>
  ASK_TOPICS.find((topic) => topic === asked) ?? null

/** Degrees to about a kilometre: where exactly the reader is stays on the device. */
export const coarse = (degrees: number): number => Math.round(degrees * 100) / 100

export interface FeedInput {
  tab: Feed
  /** Words or a hashtag that posts have to hold. */
  q?: string
  /** Of questions. */
  topic?: AskTopic
  lat?: number
  lng?: number
}

/** What a list asks for; null as long as the place that it needs is not known. */
export function feedInput(
  feed: Feed,
  { q, topic }: { q: string; topic: AskTopic | null },
  place: { lat: number; lng: number } | null,
): FeedInput | null {
  if (q !== '') return { tab: 'newest', q }
  if (feed === 'questions' && topic !== null) return { tab: feed, topic }
  if (feed !== 'near') return { tab: feed }
  return place && { tab: feed, lat: coarse(place.lat), lng: coarse(place.lng) }
}
