import { PressButton } from '#web/ui/press-button.tsx'
import { Dropdown } from '@heroui/react/dropdown'
import { Label } from '@heroui/react/label'
import { useTranslations } from 'use-intl'
import { THEMES, useTheme } from '#web/platform/device/theme.ts'
import { THEME_ICONS } from './theme-icons.ts'

/** The open menu of themes; see ThemeMenu. */
export function ThemeChoices() {
  const t = useTranslations('ui.theme')
  const { theme, setTheme } = useTheme()
  const Current = THEME_ICONS[theme]
  return (
    <Dropdown defaultOpen>
      <PressButton isIconOnly variant="ghost" aria-label={t('label')}>
        <Current size={20} aria-hidden="true" />
      </PressButton>
      <Dropdown.Popover placement="bottom end">
        <Dropdown.Menu
          aria-label={t('label')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onAction={(key) => {
            const chosen = THEMES.find((offered) => offered === key)
            if (chosen) setTheme(chosen)
          }}
        >
          {THEMES.map((offered) => {
            const Icon = THEME_ICONS[offered]
            return (
              <Dropdown.Item key={offered} id={offered} textValue={t(offered)}>
                <Icon size={18} aria-hidden="true" />
                <Label>{t(offered)}</Label>
                <Dropdown.ItemIndicator />
              </Dropdown.Item>
            )
          })}
        </Dropdown.Menu>
      </Dropdown.Popover>
    </Dropdown>
  )
}
