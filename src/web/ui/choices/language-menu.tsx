import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage, withWords } from '#web/platform/language/language.tsx'
import { Flag } from '#web/ui/brand/flag.tsx'
import { MenuOnDemand } from './menu-on-demand.tsx'

const loadLanguageChoices = () => withWords(import('./language-choices.tsx'))
const Choices = lazy(() => loadLanguageChoices().then((module) => ({ default: module.LanguageChoices })))
const preload = () => void loadLanguageChoices()

/** The languages of the interface, each with its flag and its own name. */
export function LanguageMenu() {
  const t = useTranslations('ui.language')
  const { language } = useLanguage()
  return (
    <MenuOnDemand label={t('label')} face={<Flag language={language} />} preload={preload} Menu={Choices} />
  )
}
