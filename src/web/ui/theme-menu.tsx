import { useTranslations } from 'use-intl'
import { useTheme } from '#web/platform/theme.ts'
import { MenuOnDemand } from './menu-on-demand.tsx'
import { THEME_ICONS } from './theme-icons.ts'

const loadChoices = () => import('./theme-choices.tsx').then((module) => ({ default: module.ThemeChoices }))

/** Light, dark, or whatever the device says. */
export function ThemeMenu() {
  const t = useTranslations('ui.theme')
  const { theme } = useTheme()
  const Icon = THEME_ICONS[theme]
  return <MenuOnDemand label={t('label')} face={<Icon size={20} aria-hidden="true" />} load={loadChoices} />
}
