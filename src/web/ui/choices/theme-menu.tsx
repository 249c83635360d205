import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { withWords } from '#web/platform/language/language.tsx'
import { useTheme } from '#web/platform/device/theme.ts'
import { MenuOnDemand } from './menu-on-demand.tsx'
import { THEME_ICONS } from './theme-icons.ts'

const loadThemeChoices = () => withWords(import('./theme-choices.tsx'))
const Choices = lazy(() => loadThemeChoices().then((module) => ({ default: module.ThemeChoices })))
const preload = () => void loadThemeChoices()

/** Light, dark, or whatever the device says. */
export function ThemeMenu() {
  const t = useTranslations('ui.theme')
  const { theme } = useTheme()
  const Icon = THEME_ICONS[theme]
  return (
    <MenuOnDemand
      label={t('label')}
      face={<Icon size={20} aria-hidden="true" />}
      preload={preload}
      Menu={Choices}
    />
  )
}
