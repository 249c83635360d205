import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { GroupCategory } from './category.ts'

export const listGroupCategories = operation({
  name: 'groups.list-group-categories',
  method: 'GET',
  path: '/api/groups/categories',
  access: 'anyone',
  summary: 'List the categories of groups, by label',
  input: z.strictObject({}),
  output: z.object({ items: z.array(GroupCategory) }),
  errors: {},
})
