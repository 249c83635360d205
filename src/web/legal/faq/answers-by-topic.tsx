import { useTranslations } from 'use-intl'
import { FAQ_PLACES, FAQ_TOPICS, type FaqTexts, type FaqTopic, faqText } from '#contract/legal/faq/faq.ts'
import { Answer } from './answer.tsx'
import { TopicChips } from './topic-chips.tsx'

interface AnswersByTopicProps {
  texts: FaqTexts
  /** Null: all of them. */
  topic: FaqTopic | null
  asked: string | undefined
}

/** Every question, in sections. */
export function AnswersByTopic({ texts, topic, asked }: AnswersByTopicProps) {
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
              {FAQ_PLACES.filter((place) => place.topic === one).map((place) => (
                <Answer
                  key={place.id}
                  place={place}
                  text={faqText(texts, place)}
                  isAsked={place.id === asked}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}
