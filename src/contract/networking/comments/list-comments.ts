import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { Comment, COMMENT_LIMITS } from './comment.ts'

export const listComments = operation({
  name: 'networking.list-comments',
  method: 'GET',
  path: '/api/posts/{postId}/comments',
  access: 'anyone',
  summary: 'List the comments of a post, oldest first',
  input: z.strictObject({
    postId: PostId,
    limit: queryNumber(z.int().min(1).max(COMMENT_LIMITS.pageSizeMax).default(COMMENT_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(Comment),
  errors: only(NETWORKING_ERRORS, 'networking.post-not-found'),
})
