import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FAQ_TOPICS } from '#contract/legal/faq/faq.ts'
import { useTyping } from '#web/platform/use-typing.ts'
import { storedLanguage, useLanguage } from '#web/platform/language/language.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { AnswerHelp } from './faq/answer-help.tsx'
import { AnswerSearch } from './faq/answer-search.tsx'
import { AnswersByTopic } from './faq/answers-by-topic.tsx'
import { FoundAnswers } from './faq/found-answers.tsx'
import { useEntries } from './faq/load-entries.ts'
import { faqLanguageOf, loadFaq } from './faq/load-faq.ts'
import { useOpenForPrint } from './faq/open-for-print.ts'

// Whoever has the page has its answers, so that they can be read when the connection is lost.
void loadFaq(faqLanguageOf(storedLanguage())).catch(() => undefined)

/** Questions and answers: by topic, by words, or the one that the address names. */
export function FaqPage() {
  const t = useTranslations('legal.faq')
  const {
    q = '',
    topic,
    entry,
  }: { q?: string; topic?: string; entry?: string } = useSearch({
    strict: false,
  })
  const navigate = useNavigate()
  const language = faqLanguageOf(useLanguage().language)
  const { entries, error, refetch } = useEntries(language)
  const typing = useTyping(q, (words, { replace }) => {
    void navigate({ to: '/faq', search: words === '' ? {} : { q: words }, replace, resetScroll: false })
  })
  const words = useDeferredValue(typing.text.trim())
  const list = useRef<HTMLDivElement>(null)
  useOpenForPrint(list)

  const showAll = () => {
    typing.type('')
    typing.settle()
  }
  return (
    <div className="mx-auto max-w-3xl pb-8">
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="mb-4">
        <AnswerSearch text={typing.text} onType={typing.type} onSettle={typing.settle} />
      </div>
      <div ref={list}>
        {error && !entries && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!entries && !error && <Loading />}
        {entries && words === '' && (
          <AnswersByTopic
            entries={entries}
            topic={FAQ_TOPICS.find((one) => one === topic) ?? null}
            asked={entry}
          />
        )}
        {entries && words !== '' && (
          <FoundAnswers
            entries={entries}
            language={language}
            words={words}
            asked={entry}
            onShowAll={showAll}
          />
        )}
      </div>
      <AnswerHelp />
    </div>
  )
}
