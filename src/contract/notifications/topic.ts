import { z } from 'zod'

/** Topics of notifications, as people choose them. */
export const TOPICS = [
  'messages',
  'favorites',
  'searches',
  'listings',
  'groups',
  'dating',
  'networking',
  'announcements',
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
  'announcements',
] as const satisfies readonly Topic[]
export const OpenTopic = z.enum(OPEN_TOPICS)
export type OpenTopic = z.infer<typeof OpenTopic>

export const isOpenTopic = (topic: Topic): topic is OpenTopic => OPEN_TOPICS.some((open) => open === topic)

/** Channels of notifications. */
export const CHANNELS = ['inApp', 'push', 'email'] as const
export type Channel = (typeof CHANNELS)[number]
