import { z } from 'zod'
import { Latitude, Longitude } from '#contract/geo/place.ts'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { GroupCardWithEvents } from './group.ts'

/** How far "near me" reaches, in miles. */
export const NEAR_MILES = 500
export const NEAR_GROUPS_LIMITS = { pageSize: 20, pageSizeMax: 50 } as const

export const listNearGroups = operation({
  name: 'groups.list-near-groups',
  method: 'GET',
  path: '/api/groups/near',
  access: 'anyone',
  summary: 'List groups within 500 miles, nearest first, then those without a city, newest first',
  input: z.strictObject({
    lat: queryNumber(Latitude),
    lng: queryNumber(Longitude),
    limit: queryNumber(
      z.int().min(1).max(NEAR_GROUPS_LIMITS.pageSizeMax).default(NEAR_GROUPS_LIMITS.pageSize),
    ),
    cursor: Cursor.optional(),
  }),
  output: pageOf(GroupCardWithEvents),
  errors: {},
  rawJson: true,
})
