import { useTranslations } from 'use-intl'
import { DISPLAY_LANGUAGES, type DisplayLanguage, isOnTrial } from '#contract/language/language.ts'
import { isDraft, REVIEWED_SHARE } from '#contract/language/reviewed-share.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { LANGUAGE_NAMES } from '#web/ui/choices/language-names.ts'
import { LanguageSign } from '#web/ui/choices/language-sign.tsx'
import { OptionCards } from './option-cards.tsx'

/** The languages of the app, each with how much of it native speakers have reviewed. */
export function LanguageCards() {
  const t = useTranslations('ui.language')
  const ta = useTranslations('account.appearance')
  const { shown, setLanguage } = useLanguage()
  const reviewed = (language: DisplayLanguage) => {
    if (language === 'en') return undefined
    return ta(isDraft(language) ? 'trial' : 'reviewed', { share: String(REVIEWED_SHARE[language]) })
  }
  return (
    <div className="grid gap-3">
      <OptionCards
        label={t('label')}
        columns={2}
        options={DISPLAY_LANGUAGES.map((value) => ({
          value,
          label: LANGUAGE_NAMES[value],
          lang: value,
          example: reviewed(value),
          icon: <LanguageSign language={value} />,
        }))}
        value={shown}
        onChange={(chosen) => void setLanguage(chosen)}
      />
      {isOnTrial(shown) && <p className="text-sm text-muted">{ta('trialText')}</p>}
    </div>
  )
}
