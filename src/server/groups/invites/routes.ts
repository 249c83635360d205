import { createInvite as createInviteOperation } from '#contract/groups/invites/create-invite.ts'
import { deleteInvite as deleteInviteOperation } from '#contract/groups/invites/delete-invite.ts'
import { listInvites as listInvitesOperation } from '#contract/groups/invites/list-invites.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { createInvite } from './create-invite.ts'
import { deleteInvite } from './delete-invite.ts'
import { listInvites } from './list-invites.ts'

export const inviteRoutes = (platform: Platform): Route[] => [
  route(createInviteOperation)((input, member) => createInvite(platform, member, input)),
  route(deleteInviteOperation)((input, member) => deleteInvite(platform, member, input)),
  route(listInvitesOperation)((input, member) => listInvites(platform, member, input)),
]
