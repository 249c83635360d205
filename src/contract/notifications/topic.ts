import { z } from 'zod'
import type { NoticeKind } from './notification.ts'

/** What people are told about, as they choose it. */
export const TOPICS = [
  'messages',
  'favorites',
  'searches',
  'listings',
  'groups',
  'dating',
  'networking',
  'moderation',
  'security',
] as const
export type Topic = (typeof TOPICS)[number]

/** What nobody may miss: these cannot be switched off, and no mail of theirs offers to. */
export const LOCKED_TOPICS = ['moderation', 'security'] as const satisfies readonly Topic[]

export const OPEN_TOPICS = [
  'messages',
  'favorites',
  'searches',
  'listings',
  'groups',
  'dating',
  'networking',
] as const satisfies readonly Topic[]
export const OpenTopic = z.enum(OPEN_TOPICS)
export type OpenTopic = z.infer<typeof OpenTopic>

export const isOpenTopic = (topic: Topic): topic is OpenTopic => OPEN_TOPICS.some((open) => open === topic)

/** Ways in which somebody is told. */
export const CHANNELS = ['inApp', 'push', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

const TOPIC_OF: Readonly<Record<NoticeKind, Topic>> = {
  favorite_price_drop: 'favorites',
  favorite_reserved: 'favorites',
  favorite_back: 'favorites',
  favorite_ending: 'favorites',
  search_matches: 'searches',
  search_paused: 'searches',
  messages: 'messages',
  own_listing_ending: 'listings',
  listing_approved: 'moderation',
  listing_changes_requested: 'moderation',
  listing_rejected: 'moderation',
  group_asked: 'groups',
  group_joined: 'groups',
  group_approved: 'groups',
  group_declined: 'groups',
  group_admitted: 'groups',
  group_led: 'groups',
  event_reminder: 'groups',
  event_changed: 'groups',
  event_cancelled: 'groups',
  event_admitted: 'groups',
  dating_match: 'dating',
  connection_asked: 'networking',
  connection_accepted: 'networking',
  post_commented: 'networking',
  security: 'security',
}

export const topicOf = (kind: NoticeKind): Topic => TOPIC_OF[kind]
