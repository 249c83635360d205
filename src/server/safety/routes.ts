import { blockUser as blockUserOperation } from '#contract/safety/block-user.ts'
import { listBlocks as listBlocksOperation } from '#contract/safety/list-blocks.ts'
import { listOwnReports as listOwnReportsOperation } from '#contract/safety/list-own-reports.ts'
import { unblockUser as unblockUserOperation } from '#contract/safety/unblock-user.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { blockUser } from './block-user.ts'
import { listBlocks } from './list-blocks.ts'
import { listOwnReports } from './list-own-reports.ts'
import { unblockUser } from './unblock-user.ts'

export const safetyRoutes = (platform: Platform): Route[] => [
  route(listBlocksOperation)((_input, member) => listBlocks(platform, member)),
  route(listOwnReportsOperation)((input, member) => listOwnReports(platform, member, input)),
  route(blockUserOperation)((input, member) => blockUser(platform, member, input)),
  route(unblockUserOperation)((input, member) => unblockUser(platform, member, input)),
]
