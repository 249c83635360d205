import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { graphemeCount, text } from '#contract/kit/text.ts'
import { ASK_TOPICS } from '#contract/networking/people/topic.ts'
import { POST_LIMITS, PostAudience } from '#contract/networking/posts/post.ts'

const Words = z.object({ content: text({ min: 1, max: POST_LIMITS.textMax }) })
export type Words = z.infer<typeof Words>
export const wordsResolver = zodResolver(Words)

/** In place of a topic: the post asks nothing. */
export const NO_TOPIC = 'none'

const PostWords = Words.extend({ topic: z.enum([NO_TOPIC, ...ASK_TOPICS]), audience: PostAudience })
export type PostWords = z.infer<typeof PostWords>
export const postWordsResolver = zodResolver(PostWords)

/** What is wrong with the words as a whole: nothing was written, or something of it. */
export const complaintOf = ({ content }: Words): 'empty' | 'other' =>
  graphemeCount(content.trim()) === 0 ? 'empty' : 'other'
