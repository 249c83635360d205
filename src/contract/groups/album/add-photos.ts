import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GroupId } from '#contract/groups/group.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { MediaId } from '#contract/media/picture.ts'
import { ALBUM_LIMITS, GroupPhoto } from './group-photo.ts'

export const addPhotos = operation({
  name: 'groups.add-photos',
  method: 'POST',
  path: '/api/groups/{groupId}/photos',
  access: 'signed-in',
  summary: 'Add uploaded pictures to the album of a group; for members',
  input: z.strictObject({
    groupId: GroupId,
    /** In the order in which they are shown. */
    mediaIds: z.array(MediaId).min(1).max(ALBUM_LIMITS.addedMax),
  }),
  output: z.object({ items: z.array(GroupPhoto) }),
  errors: {
    ...only(
      GROUP_ERRORS,
      'groups.not-found',
      'groups.not-member',
      'groups.archived',
      'groups.too-many-photos',
    ),
    ...only(MEDIA_ERRORS, 'media.not-found'),
  },
  successStatus: 201,
  idempotent: true,
})
