import { Link } from '@tanstack/react-router'
import { CircleHelp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { FAQ_PLACES, type FaqId, faqText } from '#contract/legal/faq/faq.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { RowSkeleton } from '#web/ui/states/row-skeleton.tsx'
import { faqLanguageOf, useFaq } from './load-faq.ts'

/** Leads to one answer of the questions page. */
export function FaqLink({ id }: { id: FaqId }) {
  const t = useTranslations('legal.faq')
  const language = faqLanguageOf(useLanguage().language)
  const { data: texts, error } = useFaq(language)
  const place = FAQ_PLACES.find((one) => one.id === id)
  if (!place || error) return null
  if (!texts) return <RowSkeleton />
  return (
    <Link
      to="/faq"
      search={{ entry: id }}
      lang={language}
      className="flex min-h-14 items-center gap-3 rounded-card bg-surface p-3 shadow-card hover:shadow-overlay focus-visible:outline-2 focus-visible:outline-accent"
    >
      <span className="grid size-10 shrink-0 place-content-center rounded-full bg-accent-soft text-accent-soft-foreground">
        <CircleHelp size={20} aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-muted">{t(`topic.${place.topic}`)}</span>
        <span className="block leading-snug font-semibold text-pretty">{faqText(texts, place).question}</span>
      </span>
    </Link>
  )
}
