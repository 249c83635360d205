import { useTranslations } from 'use-intl'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { Flag } from '#web/ui/brand/flag.tsx'
import { LanguageFace } from './language-face.tsx'
import { OptionMenu } from './option-menu.tsx'

/** The open menu of languages; see LanguageMenu. */
export function LanguageChoices() {
  const t = useTranslations('ui.language')
  const { shown, setLanguage } = useLanguage()
  const options = INTERFACE_LANGUAGES.map((key) => ({
    key,
    label: t(key),
    icon: <Flag language={key} />,
    lang: key,
  }))
  return (
    <OptionMenu
      label={t('label')}
      icon={<LanguageFace />}
      chosen={shown}
      options={options}
      onChoose={(key) => void setLanguage(key)}
    />
  )
}
