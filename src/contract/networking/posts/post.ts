import { z } from 'zod'
import { Picture } from '#contract/media/picture.ts'
import { Mention } from '#contract/networking/mentions/mention.ts'
import { ConnectionState, PersonLine } from '#contract/networking/people/person.ts'
import { AskTopic } from '#contract/networking/people/topic.ts'

export const PostId = z.uuid().brand<'PostId'>()
export type PostId = z.infer<typeof PostId>

export const POST_LIMITS = {
  /** Graphemes. */
  textMax: 3000,
  imagesMax: 4,
  /** Minutes. */
  editWithin: 15,
  perDay: 30,
  /** Posts that one person has saved. */
  savedMax: 1000,
  /** Graphemes of words to search for. */
  wordsMax: 100,
  /** Posts a page. */
  pageSize: 20,
  pageSizeMax: 50,
  /** Graphemes that a list shows before 'Read more'. */
  shownMax: 200,
} as const

/** Bytes: as many signs as a post may have, each the longest that counts as one. */
export const POST_BODY_LIMIT = 256 * 1024

/** Whom a post is for: everybody, or accepted connections. */
export const PostAudience = z.enum(['public', 'connections'])
export type PostAudience = z.infer<typeof PostAudience>

/** What stands behind a link, read by the server when it was posted. */
export const LinkPreview = z.object({
  url: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  site: z.string().nullable(),
})
export type LinkPreview = z.infer<typeof LinkPreview>

/** A post that another one repeats; null where it is gone or hidden from this reader. */
export const RepeatedPost = z.object({
  id: PostId,
  author: PersonLine,
  content: z.string(),
  images: z.array(Picture),
  link: LinkPreview.nullable(),
  at: z.iso.datetime(),
})

/** A post as this reader sees it. */
export const Post = z.object({
  id: PostId,
  /** Null once the person is gone. */
  author: PersonLine.nullable(),
  content: z.string(),
  images: z.array(Picture),
  link: LinkPreview.nullable(),
  /** Undefined for what repeats nothing. */
  repeated: RepeatedPost.nullable().optional(),
  audience: PostAudience,
  /** Those of whom the reader may know; nobody for visitors. */
  mentions: z.array(Mention),
  topic: AskTopic.nullable(),
  reactionsCount: z.int().min(0),
  commentsCount: z.int().min(0),
  sharesCount: z.int().min(0),
  hasUserReacted: z.boolean(),
  /** By the reader, to read again. */
  isSaved: z.boolean(),
  /** How the reader stands to the author; null for visitors and for one's own. */
  connection: ConnectionState.nullable(),
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
})
export type Post = z.infer<typeof Post>
