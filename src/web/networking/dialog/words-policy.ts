import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { graphemeCount, text } from '#contract/kit/text.ts'
import { POST_LIMITS, PostAudience } from '#contract/networking/posts/post.ts'

const Words = z.object({ content: text({ min: 1, max: POST_LIMITS.textMax }) })
export type Words = z.infer<typeof Words>
export const wordsResolver = zodResolver(Words)

const PostWords = Words.extend({ audience: PostAudience })
export type PostWords = z.infer<typeof PostWords>
export const postWordsResolver = zodResolver(PostWords)

/** What is wrong with the words as a whole: nothing was written, or something of it. */
export const complaintOf = ({ content }: Words): 'empty' | 'other' =>
  graphemeCount(content.trim()) === 0 ? 'empty' : 'other'
