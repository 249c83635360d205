import { Link } from '@tanstack/react-router'
import { CircleHelp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { AnswerId } from '#contract/legal/help/article.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { RowSkeleton } from '#web/ui/states/row-skeleton.tsx'
import { useEntries } from './load-entries.ts'
import { faqLanguageOf } from './load-faq.ts'

/** Leads to one answer of the questions page. */
export function FaqLink({ id }: { id: AnswerId }) {
  const t = useTranslations('legal.faq')
  const language = faqLanguageOf(useLanguage().language)
  const { entries, error } = useEntries(language)
  const entry = entries?.find((one) => one.id === id)
  if (!entries && !error) return <RowSkeleton />
  if (!entry) return null
  return (
    <Link
      to="/faq"
      search={{ entry: id }}
      className="flex min-h-14 items-center gap-3 rounded-card bg-surface p-3 shadow-card hover:shadow-overlay focus-visible:outline-2 focus-visible:outline-accent"
    >
      <span className="grid size-10 shrink-0 place-content-center rounded-full bg-accent-soft text-accent-soft-foreground">
        <CircleHelp size={20} aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-muted">{t(`topic.${entry.topic}`)}</span>
        <span lang={language} className="block leading-snug font-semibold text-pretty">
          {entry.text.question}
        </span>
      </span>
    </Link>
  )
}
