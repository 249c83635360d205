import { useTranslations } from 'use-intl'
import { THEMES, type Theme, useTheme } from '#web/platform/device/theme.ts'
import { OptionMenu } from './option-menu.tsx'
import { THEME_ICONS } from './theme-icons.ts'

/** The open menu of themes; see ThemeMenu. */
export function ThemeChoices() {
  const t = useTranslations('ui.theme')
  const { theme, setTheme } = useTheme()
  const iconOf = (one: Theme, size: number) => {
    const Icon = THEME_ICONS[one]
    return <Icon size={size} aria-hidden="true" />
  }
  return (
    <OptionMenu
      label={t('label')}
      icon={iconOf(theme, 20)}
      chosen={theme}
      options={THEMES.map((key) => ({ key, label: t(key), icon: iconOf(key, 18) }))}
      onChoose={setTheme}
    />
  )
}
