import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { withWords } from '#web/platform/language/language.tsx'
import { LanguageFace } from './language-face.tsx'
import { MenuOnDemand } from './menu-on-demand.tsx'

const loadLanguageChoices = () => withWords(import('./language-choices.tsx'))
const Choices = lazy(() => loadLanguageChoices().then((module) => ({ default: module.LanguageChoices })))
const preload = () => void loadLanguageChoices()

/** The languages of the interface, each with its flag and its own name. */
export function LanguageMenu() {
  const t = useTranslations('ui.language')
  return <MenuOnDemand label={t('label')} face={<LanguageFace />} preload={preload} Menu={Choices} />
}
