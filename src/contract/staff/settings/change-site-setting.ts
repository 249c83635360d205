import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { SettingChange, SiteSettingsView } from './setting.ts'

export const changeSiteSetting = operation({
  name: 'staff.change-site-setting',
  method: 'PUT',
  path: '/api/staff/settings',
  access: 'admin',
  summary: 'Change one setting of the site; it is logged, and holds everywhere within seconds',
  input: z.strictObject({ change: SettingChange }),
  output: SiteSettingsView,
  errors: {},
})
