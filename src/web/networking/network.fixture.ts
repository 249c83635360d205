import { type Comment, CommentId } from '#contract/networking/comments/comment.ts'
import type { Connection, Suggestion } from '#contract/networking/connections/connection.ts'
import type { PersonLine } from '#contract/networking/people/person.ts'
import type { Person } from '#contract/networking/people/read-person.ts'
import { type Post, PostId } from '#contract/networking/posts/post.ts'
import { type ListingCard, ListingId } from '#contract/listings/listing.ts'
import { type Picture, MediaId } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'

const uuid = (n: number) => `0197c0de-0000-7000-8000-${String(n).padStart(12, '0')}`

export const lineOf = (n: number, name: string, parts: Partial<PersonLine> = {}): PersonLine => ({
  userId: UserId.parse(uuid(900 + n)),
  name,
  avatar: null,
  isVerified: false,
  headline: null,
  company: null,
  city: null,
  ...parts,
})
export const sara = lineOf(0, 'Sara Tesfaye', {
  isVerified: true,
  headline: 'Nurse and trainer',
  company: 'City Hospital',
  city: { name: 'Silver Spring', nameAm: 'ሲልቨር ስፕሪንግ', admin1: 'MD' },
})
export const abebe = lineOf(1, 'Abebe Bikila', { headline: 'Accountant' })

/** The nth post, by Sara, as Abebe sees it. */
export const postOf = (n: number, parts: Partial<Post> = {}): Post => ({
  id: PostId.parse(uuid(n)),
  author: sara,
  content: `Post number ${n}`,
  images: [],
  link: null,
  audience: 'public',
  mentions: [],
  topic: null,
  reactionsCount: 3,
  commentsCount: 2,
  sharesCount: 1,
  hasUserReacted: false,
  isSaved: false,
  connection: 'none',
  isOwn: false,
  at: '2026-11-20T12:00:00.000Z',
  editedAt: null,
  ...parts,
})

export const commentOf = (n: number, parts: Partial<Comment> = {}): Comment => ({
  id: CommentId.parse(uuid(500 + n)),
  author: sara,
  content: `Comment number ${n}`,
  mentions: [],
  replyTo: null,
  isOwn: false,
  at: '2026-11-20T13:00:00.000Z',
  ...parts,
})

/** The nth job that fits Abebe. */
export const jobOf = (n: number, title: string): ListingCard => ({
  id: ListingId.parse(uuid(300 + n)),
  slug: `job-${n}`,
  category: 'jobs',
  subcategory: 'tech_office',
  kind: 'offer',
  title,
  lang: 'en',
  price: { type: 'fixed', amountMinor: 4000, maxMinor: null, currency: 'USD', period: 'hour' },
  cover: null,
  photoCount: 0,
  place: null,
  distanceMiles: null,
  highlights: {},
  featured: false,
  publishedAt: '2026-11-20T12:00:00.000Z',
})

export const pictureOf = (n: number): Picture => ({
  id: MediaId.parse(uuid(700 + n)),
  width: 1200,
  height: 800,
  blur: 'data:image/webp;base64,',
})

export const connectionOf = (person: PersonLine, parts: Partial<Connection> = {}): Connection => ({
  person,
  note: null,
  at: '2026-11-10T12:00:00.000Z',
  ...parts,
})

export const suggestionOf = (person: PersonLine, parts: Partial<Suggestion> = {}): Suggestion => ({
  person,
  reason: { kind: 'new' },
  ...parts,
})

/** Sara's page as Abebe sees it. */
export const personOf = (parts: Partial<Person> = {}): Person => ({
  ...sara,
  skills: [
    { name: 'Care', endorsements: 4, isEndorsed: false },
    { name: 'Teaching', endorsements: 0, isEndorsed: false },
  ],
  isOpenToWork: true,
  helpsWith: [],
  standing: { closedHere: 0, score: { count: 0, average: null }, repliesWithin: null },
  memberSince: '2025-01-01T00:00:00.000Z',
  isOwn: false,
  connection: 'none',
  connectionsCount: 12,
  mutual: { count: 0, people: [] },
  groups: [],
  postsCount: 1,
  listingsCount: 2,
  own: null,
  ...parts,
})
