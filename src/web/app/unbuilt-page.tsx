import { useTranslations } from 'use-intl'
import { ComingSoonPage } from '#web/ui/states/coming-soon.tsx'
import type { appEn } from './messages.en.ts'

export type UnbuiltPageName = keyof typeof appEn.pages

/** A page of a feature that is not built yet. */
export function UnbuiltPage({ name }: { name: UnbuiltPageName }) {
  const t = useTranslations('app.pages')
  return <ComingSoonPage name={t(name)} />
}
