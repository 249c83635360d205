import { z } from 'zod'

/** Signs of categories; `Users` where the table names another. */
export const GROUP_ICONS = [
  'Users',
  'Heart',
  'Trophy',
  'Monitor',
  'Briefcase',
  'Palette',
  'Coffee',
  'BookOpen',
  'Activity',
  'MapPin',
] as const
export const GroupIcon = z.enum(GROUP_ICONS).catch('Users')
export type GroupIcon = z.infer<typeof GroupIcon>

export const GroupCategoryId = z
  .string()
  .regex(/^[a-z][a-z_]{0,39}$/)
  .brand<'GroupCategoryId'>()
export type GroupCategoryId = z.infer<typeof GroupCategoryId>

/** A row of group_categories; the words stand in the table, in both languages. */
export const GroupCategory = z.object({
  id: GroupCategoryId,
  label: z.string(),
  labelAm: z.string(),
  iconName: GroupIcon,
})
export type GroupCategory = z.infer<typeof GroupCategory>
