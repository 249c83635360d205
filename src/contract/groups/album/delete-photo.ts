import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupPhotoId } from './group-photo.ts'

export const deletePhoto = operation({
  name: 'groups.delete-photo',
  method: 'DELETE',
  path: '/api/group-photos/{photoId}',
  access: 'signed-in',
  summary: 'Delete a photo of an album; for its author and those who lead the group',
  input: z.strictObject({ photoId: GroupPhotoId }),
  output: z.object({ isDeleted: z.literal(true) }),
  errors: only(GROUP_ERRORS, 'groups.photo-not-found', 'groups.not-approver'),
})
