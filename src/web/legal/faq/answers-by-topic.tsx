import { useTranslations } from 'use-intl'
import { FAQ_TOPICS, type FaqEntry, type FaqTopic } from '#contract/legal/faq/faq.ts'
import { Answer } from './answer.tsx'
import { TopicChips } from './topic-chips.tsx'

interface AnswersByTopicProps {
  entries: readonly FaqEntry[]
  /** Null: all of them. */
  topic: FaqTopic | null
  asked: string | undefined
}

/** Every question, in sections. */
export function AnswersByTopic({ entries, topic, asked }: AnswersByTopicProps) {
  const t = useTranslations('legal.faq.topic')
  const shown = topic === null ? FAQ_TOPICS : [topic]
  return (
    <>
      <div className="print:hidden">
        <TopicChips topic={topic} />
      </div>
      <div className="mt-8 grid gap-10">
        {shown.map((one) => (
          <section key={one} aria-labelledby={`topic-${one}`}>
            <h2 id={`topic-${one}`} className="mb-4 text-xl font-bold md:text-2xl">
              {t(one)}
            </h2>
            <div className="grid gap-2">
              {entries
                .filter((entry) => entry.topic === one)
                .map((entry) => (
                  <Answer key={entry.id} entry={entry} isAsked={entry.id === asked} />
                ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}
