import { archiveGroup as archiveGroupOperation } from '#contract/groups/archive-group.ts'
import { changePlaces as changePlacesOperation } from '#contract/groups/change-places.ts'
import { createGroup as createGroupOperation } from '#contract/groups/create-group.ts'
import { listGroupCategories as listGroupCategoriesOperation } from '#contract/groups/list-group-categories.ts'
import { listNearGroups as listNearGroupsOperation } from '#contract/groups/list-near-groups.ts'
import { listOwnGroups as listOwnGroupsOperation } from '#contract/groups/list-own-groups.ts'
import { readGroup as readGroupOperation } from '#contract/groups/read-group.ts'
import { reportGroup as reportGroupOperation } from '#contract/groups/report-group.ts'
import { searchGroups as searchGroupsOperation } from '#contract/groups/search-groups.ts'
import { updateGroup as updateGroupOperation } from '#contract/groups/update-group.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rawRoute, type Route, route } from '#server/platform/route.ts'
import { archiveGroup } from './archive-group.ts'
import { changePlaces } from './change-places.ts'
import { createGroup } from './create-group.ts'
import { listGroupCategories } from './list-group-categories.ts'
import { listNearGroups } from './list-near-groups.ts'
import { listOwnGroups } from './list-own-groups.ts'
import { readGroup } from './read-group.ts'
import { reportGroup } from './report-group.ts'
import { searchGroups } from './search-groups.ts'
import { updateGroup } from './update-group.ts'

export const groupRoutes = (platform: Platform): Route[] => [
  rawRoute(searchGroupsOperation)((input, visitor) => searchGroups(platform, visitor, input)),
  rawRoute(listNearGroupsOperation)((input, visitor) => listNearGroups(platform, visitor, input)),
  route(listGroupCategoriesOperation)(() => listGroupCategories(platform)),
  route(listOwnGroupsOperation)((input, member) => listOwnGroups(platform, member, input)),
  route(createGroupOperation)((input, member) => createGroup(platform, member, input)),
  route(readGroupOperation)((input, visitor) => readGroup(platform, visitor, input)),
  route(updateGroupOperation)((input, member) => updateGroup(platform, member, input)),
  route(changePlacesOperation)((input, member) => changePlaces(platform, member, input)),
  route(archiveGroupOperation)((input, member) => archiveGroup(platform, member, input)),
  route(reportGroupOperation)((input, member) => reportGroup(platform, member, input)),
]
