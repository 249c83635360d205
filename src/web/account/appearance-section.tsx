import { useTranslations } from 'use-intl'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { THEMES, useTheme } from '#web/platform/device/theme.ts'
import { Flag } from '#web/ui/brand/flag.tsx'
import { THEME_ICONS } from '#web/ui/choices/theme-icons.ts'
import { DeviceSwitches } from './device-switches.tsx'
import { OptionCards } from './option-cards.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { ReadingChoices } from './reading-choices.tsx'
import { useTigrinya } from './switch-tigrinya.ts'

/** What belongs to this device: the language, how dates and distances are written, and the theme. */
export function AppearanceSection() {
  const t = useTranslations('ui')
  const ta = useTranslations('account.appearance')
  const { shown, setLanguage } = useLanguage()
  const tigrinya = useTigrinya()
  const { theme, setTheme } = useTheme()
  return (
    <div className="grid gap-8">
      <OptionCards
        label={t('language.label')}
        options={INTERFACE_LANGUAGES.map((value) => ({
          value,
          label: t(`language.${value}`),
          lang: value,
          icon: <Flag language={value} />,
        }))}
        value={INTERFACE_LANGUAGES.find((offered) => offered === shown) ?? null}
        onChange={(chosen) => void setLanguage(chosen)}
      />
      <SwitchRow
        label={ta('tigrinya')}
        hint={ta('tigrinyaText')}
        isOn={tigrinya.isOn}
        onChange={tigrinya.change}
      />
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
