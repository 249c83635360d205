import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type AnswerRating, RATED_DAYS, type StaffArticle } from '#contract/staff/help/help.ts'
import { useFaqQuestions } from '#web/legal/faq/public.tsx'

interface RatedAnswersProps {
  ratings: readonly AnswerRating[]
  articles: readonly StaffArticle[]
}

/** What readers said of the answers, those that helped least first. */
export function RatedAnswers({ ratings, articles }: RatedAnswersProps) {
  const t = useTranslations('staff.help')
  const { language, questionOf } = useFaqQuestions()
  const asked = (answer: string) =>
    articles.find(({ id }) => id === answer)?.[language].question ?? questionOf(answer) ?? answer
  return (
    <section className="grid gap-3 rounded-card bg-surface p-5 shadow-card">
      <h2 className="text-lg font-bold">{t('ratings')}</h2>
      <p className="text-muted">{t('ratingsLead', { n: RATED_DAYS })}</p>
      {ratings.length === 0 && <p className="text-muted">{t('unrated')}</p>}
      <ul className="grid">
        {ratings.map(({ answer, helped, failed }) => (
          <li key={answer} className="grid gap-0.5 border-b border-border py-2.5 last:border-0">
            <Link
              to="/faq"
              search={{ entry: answer }}
              lang={language}
              className="font-medium wrap-anywhere underline-offset-4 hover:underline"
            >
              {asked(answer)}
            </Link>
            <span className="text-sm text-muted">{t('counts', { helped, failed })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
