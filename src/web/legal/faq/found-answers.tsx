import { useTranslations } from 'use-intl'
import type { FaqEntry } from '#contract/legal/faq/faq.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { Answer } from './answer.tsx'
import { useFoundAnswers } from './find-answers.ts'
import type { FaqLanguage } from './load-faq.ts'

interface FoundAnswersProps {
  entries: readonly FaqEntry[]
  language: FaqLanguage
  /** Not empty. */
  words: string
  asked: string | undefined
  onShowAll: () => void
}

/** What fits the words, the best first, whatever the topic. */
export function FoundAnswers({ entries, language, words, asked, onShowAll }: FoundAnswersProps) {
  const t = useTranslations('legal.faq')
  const found = useFoundAnswers(words, language)
  // whoever was sent a link gets that answer, also where it has come to fit less well
  const shown = entries
    .filter(({ id }) => id === asked || found.includes(id))
    .toSorted((one, other) => found.indexOf(one.id) - found.indexOf(other.id))
  return (
    <>
      <h2 className="mt-6 mb-3 font-sans text-sm font-normal text-muted">
        <output>{t('found', { n: shown.length })}</output>
      </h2>
      {shown.length === 0 && (
        <EmptyState
          sentence={t('none', { words })}
          more={t('noneMore')}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t('showAll')}
            </Button>
          }
        />
      )}
      <div className="grid gap-2">
        {shown.map((entry) => (
          <Answer
            key={entry.id}
            entry={entry}
            isAsked={entry.id === asked}
            topic={t(`topic.${entry.topic}`)}
          />
        ))}
      </div>
    </>
  )
}
