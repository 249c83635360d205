import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { THEMES, useTheme } from '#web/platform/device/theme.ts'
import { THEME_ICONS } from '#web/ui/choices/theme-icons.ts'

/** Light, dark, or whatever the device says, side by side. */
export function ThemeChoice() {
  const t = useTranslations('ui.theme')
  const { theme, setTheme } = useTheme()
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-muted">{t('label')}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-2xl bg-default p-1">
        {THEMES.map((offered) => {
          const Icon = THEME_ICONS[offered]
          return (
            <label
              key={offered}
              className="flex min-h-14 cursor-pointer flex-col items-center justify-center gap-1 rounded-xl px-1 py-1.5 text-center text-xs leading-tight text-default-foreground has-checked:bg-segment has-checked:font-semibold has-checked:text-segment-foreground has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={group}
                className="sr-only"
                checked={theme === offered}
                onChange={() => setTheme(offered)}
              />
              <Icon size={18} aria-hidden="true" />
              {t(offered)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
