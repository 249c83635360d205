import { z } from 'zod'
import { PersonLine } from '#contract/networking/people/person.ts'
import { operation } from '#contract/kit/operation.ts'
import { QueuedReport } from '#contract/safety/report.ts'
import { PostId } from './post.ts'

export const PostReport = QueuedReport.extend({
  kind: z.enum(['post', 'comment']),
  /** The post, or the one that the comment stands under; null where what was reported is gone. */
  postId: PostId.nullable(),
  /** Who wrote it; null once the person is gone. */
  author: PersonLine.nullable(),
  /** Its words when it was reported, whatever became of them since. */
  asReported: z.string(),
})
export type PostReport = z.infer<typeof PostReport>

export const listReportedPosts = operation({
  name: 'networking.list-reported-posts',
  method: 'GET',
  path: '/api/post-reports',
  access: 'manager',
  summary: 'List open reports about posts and comments, longest waiting first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(PostReport) }),
  errors: {},
})
