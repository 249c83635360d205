import { PressButton } from '#web/ui/press-button.tsx'
import { Dropdown } from '@heroui/react/dropdown'
import { Label } from '@heroui/react/label'
import { useTranslations } from 'use-intl'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { Flag } from '#web/ui/brand/flag.tsx'

/** The open menu of languages; see LanguageMenu. */
export function LanguageChoices() {
  const t = useTranslations('ui.language')
  const { language, shown, setLanguage } = useLanguage()
  return (
    <Dropdown defaultOpen>
      <PressButton isIconOnly variant="ghost" aria-label={t('label')}>
        <Flag language={language} />
      </PressButton>
      <Dropdown.Popover placement="bottom end">
        <Dropdown.Menu
          aria-label={t('label')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[shown]}
          onAction={(key) => {
            const chosen = INTERFACE_LANGUAGES.find((offered) => offered === key)
            if (chosen) void setLanguage(chosen)
          }}
        >
          {INTERFACE_LANGUAGES.map((offered) => (
            <Dropdown.Item key={offered} id={offered} textValue={t(offered)}>
              <Flag language={offered} />
              <Label lang={offered}>{t(offered)}</Label>
              <Dropdown.ItemIndicator />
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
      </Dropdown.Popover>
    </Dropdown>
  )
}
