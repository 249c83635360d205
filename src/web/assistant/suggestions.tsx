import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { isEthiopic } from '#contract/language/ethiopic-script.ts'

interface SuggestionsProps {
  questions: readonly string[]
  onAsk: (question: string) => void
}

/** Questions to ask by a tap. */
export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  const t = useTranslations('assistant.starters')
  const id = useId()
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm font-medium text-muted">
        {t('label')}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question} className="max-w-full">
            <button
              type="button"
              lang={isEthiopic(question) ? 'am' : 'en'}
              onClick={() => onAsk(question)}
              className="min-h-11 cursor-pointer rounded-[1.375rem] border border-border bg-surface px-4 py-2 text-start text-sm leading-snug font-medium hover:border-accent focus-visible:outline-2 focus-visible:outline-accent"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
