import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { WebLink } from '#contract/kit/web-link.ts'
import { MediaId } from '#contract/media/picture.ts'
import { type Mention, Mentions } from '#contract/networking/mentions/mention.ts'
import { AskTopic } from '#contract/networking/people/topic.ts'
import { POST_LIMITS, PostAudience } from './post.ts'
import { isNamedIn } from './text-piece.ts'

/** Refuses a mention of which the words hold nothing. */
export function requireNamed(
  { content, mentions }: { content: string; mentions: Mention[] },
  context: z.RefinementCtx,
): void {
  if (!mentions.every((mention) => isNamedIn(content, mention)))
    context.addIssue({ code: 'custom', message: 'Invalid input', path: ['mentions'], input: mentions })
}

/** Words, with up to four images or one link. */
export const PostFields = z
  .strictObject({
    content: text({ min: 1, max: POST_LIMITS.textMax }),
    imageIds: z.array(MediaId).max(POST_LIMITS.imagesMax).default([]),
    link: WebLink.nullable().default(null),
    audience: PostAudience.default('public'),
    mentions: Mentions,
    /** What it asks somebody who has done it. */
    topic: AskTopic.nullable().default(null),
  })
  .superRefine(requireNamed)
  .superRefine(({ imageIds, link }, context) => {
    if (imageIds.length > 0 && link !== null)
      context.addIssue({ code: 'custom', message: 'Invalid input', path: ['link'], input: link })
  })
export type PostFields = z.output<typeof PostFields>
