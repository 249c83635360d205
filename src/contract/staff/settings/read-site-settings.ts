import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { SiteSettingsView } from './setting.ts'

export const readSiteSettings = operation({
  name: 'staff.read-site-settings',
  method: 'GET',
  path: '/api/staff/settings',
  access: 'admin',
  summary: 'Read which parts and categories of the site are open, and the limits of a day',
  input: z.strictObject({}),
  output: SiteSettingsView,
  errors: {},
})
