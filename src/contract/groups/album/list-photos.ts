import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { GroupId } from '#contract/groups/group.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { ALBUM_LIMITS, GroupPhoto } from './group-photo.ts'

export const listPhotos = operation({
  name: 'groups.list-photos',
  method: 'GET',
  path: '/api/groups/{groupId}/photos',
  access: 'signed-in',
  summary: 'List the album of a group, newest first; for members',
  input: z.strictObject({
    groupId: GroupId,
    limit: queryNumber(z.int().min(1).max(ALBUM_LIMITS.pageSizeMax).default(ALBUM_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(GroupPhoto),
  errors: only(GROUP_ERRORS, 'groups.not-found', 'groups.not-member'),
})
