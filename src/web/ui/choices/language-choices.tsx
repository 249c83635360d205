import { useTranslations } from 'use-intl'
import { DISPLAY_LANGUAGES } from '#contract/language/language.ts'
import { isDraft } from '#contract/language/reviewed-share.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { LanguageFace } from './language-face.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import { LanguageSign } from './language-sign.tsx'
import { OptionMenu } from './option-menu.tsx'

/** The open menu of languages; see LanguageMenu. */
export function LanguageChoices() {
  const t = useTranslations('ui.language')
  const { shown, setLanguage } = useLanguage()
  const options = DISPLAY_LANGUAGES.map((key) => ({
    key,
    label: LANGUAGE_NAMES[key],
    icon: <LanguageSign language={key} />,
    lang: key,
    ...(isDraft(key) && { note: t('trial') }),
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
