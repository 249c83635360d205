import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { text } from '#contract/kit/text.ts'
import { PersonRow, STAFF_LIMITS } from './person-file.ts'

export const PEOPLE_PAGE = 30

export const PEOPLE_FILTERS = ['staff', 'suspended'] as const
export const PeopleFilter = z.enum(PEOPLE_FILTERS)
export type PeopleFilter = z.infer<typeof PeopleFilter>

export const searchPeople = operation({
  name: 'staff.search-people',
  method: 'GET',
  path: '/api/staff/people',
  access: 'admin',
  summary:
    'Search people by the beginning of a name, an address or a number; the newest when nothing is asked for',
  input: z.strictObject({
    q: text({ max: STAFF_LIMITS.searchMax }).optional(),
    filter: PeopleFilter.optional(),
    cursor: Cursor.optional(),
  }),
  output: pageOf(PersonRow),
  errors: {},
})
