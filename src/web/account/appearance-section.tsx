import { useTranslations } from 'use-intl'
import { THEMES, useTheme } from '#web/platform/device/theme.ts'
import { THEME_ICONS } from '#web/ui/choices/theme-icons.ts'
import { DeviceSwitches } from './device-switches.tsx'
import { LanguageCards } from './language-cards.tsx'
import { OptionCards } from './option-cards.tsx'
import { ReadingChoices } from './reading-choices.tsx'

/** What belongs to this device: the language, how dates and distances are written, and the theme. */
export function AppearanceSection() {
  const t = useTranslations('ui')
  const ta = useTranslations('account.appearance')
  const { theme, setTheme } = useTheme()
  return (
    <div className="grid gap-8">
      <LanguageCards />
      <ReadingChoices />
      <OptionCards
        label={t('theme.label')}
        options={THEMES.map((value) => {
          const Icon = THEME_ICONS[value]
          return {
            value,
            label: t(`theme.${value}`),
            icon: <Icon size={20} aria-hidden="true" className="shrink-0" />,
          }
        })}
        value={theme}
        onChange={setTheme}
      />
      <DeviceSwitches />
      <p className="text-sm text-muted">{ta('hint')}</p>
    </div>
  )
}
