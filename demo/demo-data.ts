import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  Children,
  CulturalTag,
  DatingLanguage,
  Faith,
  FamilyPlans,
  LookingFor,
  Moving,
  RelationshipType,
} from '#contract/dating/profile/option.ts'
import { PromptAnswer } from '#contract/dating/profile/profile.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { Repeat } from '#contract/groups/repeat-rule.ts'
import { ContentLanguage, INTERFACE_LANGUAGES, SpokenLanguage } from '#contract/language/language.ts'
import { CATEGORIES, type Category, Subcategory } from '#contract/listings/category.ts'
import { PricePeriod, PriceType } from '#contract/listings/price.ts'
import { AskTopic } from '#contract/networking/people/topic.ts'
import { NoticeEvent, Reaction } from '#contract/messaging/messages/message.ts'
import { ThreadKind } from '#contract/messaging/threads/thread.ts'

/** Hours and minutes of a city's own clock. */
const ClockTime = z.string().regex(/^\d\d:\d\d$/)
/** 0 Sunday … 6 Saturday. */
const Weekday = z.int().min(0).max(6)

/** What the demo's texts need to know of a city. */
const City = z.strictObject({
  placeId: PlaceId,
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  timeZone: z.string(),
  name: z.string(),
  nameAm: z.string(),
  areas: z.tuple([z.string(), z.string(), z.string()]),
  /** How near a station is, as the end of a sentence. */
  transit: z.string(),
  transitAm: z.string(),
  /** Where people of the community shop and meet. */
  shops: z.string(),
  /** Local currency per dollar that the same room, hour of work or thing costs in Silver Spring. */
  rent: z.number(),
  pay: z.number(),
  goods: z.number(),
})
export type City = z.infer<typeof City>

/** A member of the demo, with an address at demo.mesob.example and an avatar of the same key. */
const Person = z.strictObject({
  key: z.string(),
  /** Given name and father's name. */
  fullName: z.string(),
  displayName: z.string().optional(),
  bio: z.string().optional(),
  city: z.string(),
  /** Confirmed; of the numbers that are reserved for fiction. */
  phone: z.string().optional(),
  role: z.enum(['manager', 'admin']).optional(),
  language: z.enum(INTERFACE_LANGUAGES).optional(),
  /** How many days ago they joined. */
  since: z.int(),
})
export type DemoPerson = z.infer<typeof Person>

/** Somebody with a dating profile and a portrait of the same key. */
const Dater = z.strictObject({
  key: z.string(),
  fullName: z.string(),
  /** As it is shown in dating alone, in either script. */
  firstName: z.string(),
  gender: z.enum(['woman', 'man']),
  age: z.int().min(18),
  city: z.string(),
  scenes: z.tuple([z.string(), z.string()]),
  bio: z.string(),
  profession: z.string(),
  lookingFor: LookingFor,
  relationshipType: RelationshipType,
  interests: z.array(z.string()),
  languages: z.array(DatingLanguage),
  tags: z.array(CulturalTag),
  height: z.int().nullable(),
  isVerified: z.boolean(),
  faith: Faith.nullable(),
  children: Children.nullable(),
  familyPlans: FamilyPlans.nullable(),
  moving: Moving.nullable(),
  prompts: z.array(PromptAnswer),
})
export type Dater = z.infer<typeof Dater>

/** One wording, or several that take turns from city to city. */
const Words = z.union([z.string(), z.array(z.string()).min(2)])
export type Words = z.infer<typeof Words>

/** An amount as it would be in Silver Spring, in dollars; `scale` says how it differs elsewhere. */
const Money = z.strictObject({
  type: PriceType,
  amount: z.number().optional(),
  max: z.number().optional(),
  period: PricePeriod.optional(),
  scale: z.enum(['rent', 'pay', 'goods']),
})
export type Money = z.infer<typeof Money>

/** Feasts on which events are held. */
export const FEASTS = ['enkutatash', 'meskel', 'genna', 'timket'] as const
export type Feast = (typeof FEASTS)[number]

/** When an event begins: on the first such weekday after some days, or on a feast or the weekday after it. */
const Begin = z.union([
  z.object({ afterDays: z.int(), weekday: Weekday }),
  z.object({ feast: z.enum(FEASTS), weekday: Weekday.optional() }),
])
export type Begin = z.infer<typeof Begin>

const DetailValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  /** A day counted from today. */
  z.strictObject({ inDays: z.int() }),
  /** Values that take turns from city to city. */
  z.strictObject({ inTurn: z.array(z.union([z.string(), z.number()])).min(2) }),
])

/** What somebody advertises; it becomes one listing in each of its cities. */
const Ad = z.strictObject({
  sub: Subcategory,
  in: z.array(z.string()).min(1),
  kind: z.literal('wanted').optional(),
  /** Shown on the home page, in its first city. */
  featured: z.literal(true).optional(),
  lang: ContentLanguage.optional(),
  title: Words,
  /** Paragraphs. {city}, {cityAm}, {area}, {transit}, {transitAm} and {shops} are filled in. */
  text: z.array(Words),
  /** The same in a second language. */
  translation: z.strictObject({ lang: ContentLanguage, title: Words, text: z.array(Words) }).optional(),
  price: Money,
  details: z.record(z.string(), DetailValue).optional(),
  /** Events only. */
  when: z.intersection(Begin, z.object({ at: ClockTime, hours: z.number() })).optional(),
  /** The cover first; where there are several scenes for one photo, they take turns. */
  photos: z.array(Words).optional(),
  languages: z.array(SpokenLanguage).optional(),
})
export type Ad = z.infer<typeof Ad>

/** An event beside the usual meeting, with fewer places than people who want to come. */
const ExtraEvent = z.strictObject({
  title: z.string(),
  text: z.string(),
  afterDays: z.int(),
  weekday: Weekday,
  at: ClockTime,
  hours: z.number(),
  venue: z.string(),
  capacity: z.int(),
})
export type ExtraEvent = z.infer<typeof ExtraEvent>

/** What people meet for; it becomes one group in each of its cities. */
const GroupIdea = z.strictObject({
  category: z.string(),
  in: z.array(z.string()).min(1),
  kind: z.enum(['in_person', 'online', 'hybrid']),
  /** {city}, {cityAm} and {area} are filled in. */
  title: Words,
  about: Words,
  /** First message in the chat. */
  welcome: z.string(),
  meets: z.strictObject({ weekday: Weekday, at: ClockTime, hours: z.number(), repeat: Repeat }),
  banner: z.string(),
  tags: z.array(z.string()),
  rules: z.string().optional(),
  /** A group with questions approves its members. */
  questions: z.array(z.string()).optional(),
  /** Capacity in its first city, small enough for a waitlist. */
  places: z.int().optional(),
  event: ExtraEvent.optional(),
})
export type GroupIdea = z.infer<typeof GroupIdea>

/** Work profile of a member, and what they posted about it, newest first. */
const Career = z.strictObject({
  /** Of PEOPLE. */
  key: z.string(),
  headline: z.string(),
  company: z.string().nullable(),
  skills: z.array(z.string()),
  isOpenToWork: z.literal(true).optional(),
  helpsWith: z.array(AskTopic).optional(),
  /** A post that asks somebody who has done it. */
  question: z.strictObject({ topic: AskTopic, text: z.string() }).optional(),
  posts: z.array(z.string()),
})
export type Career = z.infer<typeof Career>

const MessageWords = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ offer: z.strictObject({ amountMinor: z.int(), currency: z.string() }) }),
  z.strictObject({ viewing: z.strictObject({ inHours: z.number(), note: z.string().nullable() }) }),
  z.strictObject({ event: NoticeEvent }),
])
export type MessageWords = z.infer<typeof MessageWords>

/** A conversation of members, by their keys. */
const Conversation = z.strictObject({
  kind: ThreadKind,
  /** The listing it is about: its owner, and how its title begins; null for a direct conversation. */
  about: z.strictObject({ owner: z.string(), title: z.string() }).nullable(),
  /** Who asks; in chats, the members beside the owner. */
  others: z.array(z.string()),
  said: z.array(
    z.strictObject({
      from: z.string(),
      hoursAgo: z.number(),
      words: MessageWords,
      reaction: z.strictObject({ from: z.string(), reaction: Reaction }).optional(),
    }),
  ),
  /** How many of the newest messages these members have not read. */
  unread: z.record(z.string(), z.int()).optional(),
  /** Has to accept the conversation first. */
  requestTo: z.string().optional(),
  archivedBy: z.string().optional(),
})
export type Conversation = z.infer<typeof Conversation>

const DATA = join(import.meta.dirname, 'data')

function read<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(join(DATA, `${name}.json`), 'utf8')))
}

export const CITIES = read('cities', z.record(z.string(), City))
/** Every city has at least one; they post what is offered there. The first three stand in the README. */
export const PEOPLE = read('people', z.array(Person))
export const DATERS = read('daters', z.array(Dater))
export const GROUP_IDEAS = read('groups', z.array(GroupIdea))
export const CAREERS = read('careers', z.array(Career))
export const CONVERSATIONS = read('conversations', z.array(Conversation))
/** Last lines that differ from city to city. */
export const CLOSINGS = read(
  'ads/closings',
  z.record(z.enum(CATEGORIES), z.record(ContentLanguage, z.array(z.string()).min(1))),
)
/** Photos by what they show, with the palettes in which each is there: pictures/scenes/{scene}-{palette}.webp. */
const SCENES = read('scenes', z.record(z.string(), z.array(z.string()).min(1)))

export const ADS: Readonly<Record<Category, readonly Ad[]>> = {
  rooms_housing: read('ads/rooms-housing', z.array(Ad)),
  jobs: read('ads/jobs', z.array(Ad)),
  items: read('ads/items', z.array(Ad)),
  services: read('ads/services', z.array(Ad)),
  events: read('ads/events', z.array(Ad)),
}

/** @throws for a key that is no city of the demo */
export function cityOf(key: string): City {
  const city = CITIES[key]
  if (!city) throw new Error(`${key} is no city of the demo.`)
  return city
}

/** @throws for a scene without pictures */
export function paletteOf(scene: string, shade = 0): string {
  const palettes = SCENES[scene] ?? []
  const palette = palettes[shade % palettes.length]
  if (palette === undefined) throw new Error(`There is no picture of ${scene}.`)
  return palette
}

/** The wording of a turn. */
export const inTurn = (words: Words, turn: number): string =>
  typeof words === 'string' ? words : (words[turn % words.length] ?? '')
