import { ChevronDown, Link2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { FaqEntry } from '#contract/legal/faq/faq.ts'
import { AnswerId } from '#contract/legal/help/article.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { AnswerRating } from './answer-rating.tsx'
import { AnswerLinks } from './answer-links.tsx'
import { faqLanguageOf } from './load-faq.ts'
import { useCopyAnswerLink } from './share-answer-link.ts'

interface AnswerProps {
  entry: FaqEntry
  /** The one that the address names: it opens and takes the focus. */
  isAsked: boolean
  /** Stands above the question where topics are mixed. */
  topic?: string
}

/** A question that opens to its answer. */
export function Answer({ entry: { id, links, text }, isAsked, topic }: AnswerProps) {
  const { question, answer } = text
  const t = useTranslations('legal.faq')
  const language = faqLanguageOf(useLanguage().language)
  const copy = useCopyAnswerLink()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!isAsked || !element) return undefined
    element.open = true
    // the router puts the page back to its top once it stands
    const frame = requestAnimationFrame(() => {
      element.scrollIntoView({ block: 'start' })
      element.querySelector('summary')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  return (
    <details
      ref={details}
      id={`answer-${id}`}
      className="group scroll-mt-24 rounded-2xl border border-border bg-surface open:shadow-card print:break-inside-avoid print:border-0 print:shadow-none"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-2xl px-4 py-3 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent md:px-5 [&::-webkit-details-marker]:hidden print:px-0">
        <span className="min-w-0 flex-1">
          {topic !== undefined && <span className="block text-sm text-muted">{topic}</span>}
          <h3 lang={language} className="font-sans text-base leading-snug font-semibold text-pretty">
            {question}
          </h3>
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="px-4 pt-1.5 pb-3 md:px-5 print:px-0">
        {answer.split('\n\n').map((paragraph) => (
          <p key={paragraph} lang={language} className="mb-3 max-w-prose leading-relaxed text-pretty">
            {paragraph}
          </p>
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
          <AnswerLinks links={links} />
          <Button
            variant="ghost"
            size="sm"
            className="-me-2 ms-auto min-h-11 gap-1.5 px-3 text-muted"
            aria-label={t('copyOf', { question })}
            onClick={() => void copy(id)}
          >
            <Link2 size={16} aria-hidden="true" />
            {t('copy')}
          </Button>
        </div>
        <AnswerRating id={AnswerId.parse(id)} />
      </div>
    </details>
  )
}
