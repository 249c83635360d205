import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listHelp } from '#contract/staff/help/list-help.ts'
import type { StaffArticle } from '#contract/staff/help/help.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { ArticleSheet } from './article-sheet.tsx'
import { RatedAnswers } from './rated-answers.tsx'

/** Help articles of the team, and what readers think of every answer. */
export function HelpPart() {
  const t = useTranslations('staff.help')
  const { data, error, refetch } = useQuery({ ...api(listHelp).queryOptions({}), staleTime: 0 })
  const [open, setOpen] = useState<StaffArticle | 'new' | null>(null)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <section className="grid gap-3 rounded-card bg-surface p-5 shadow-card">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-bold">{t('articles')}</h2>
          <Button className="min-h-11" onClick={() => setOpen('new')}>
            <Plus size={18} aria-hidden="true" />
            {t('new')}
          </Button>
        </div>
        <p className="text-muted">{t('lead')}</p>
        {data.articles.length === 0 && <p className="text-muted">{t('none')}</p>}
        <ul className="grid">
          {data.articles.map((article) => (
            <li key={article.id} className="border-b border-border last:border-0">
              <Row article={article} onOpen={() => setOpen(article)} />
            </li>
          ))}
        </ul>
      </section>
      <RatedAnswers ratings={data.ratings} articles={data.articles} />
      {open !== null && (
        <ArticleSheet
          key={open === 'new' ? 'new' : `${open.id} ${open.version}`}
          article={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

function Row({ article, onOpen }: { article: StaffArticle; onOpen: () => void }) {
  const t = useTranslations('staff.help')
  const tTopic = useTranslations('legal.faq.topic')
  const { date } = useFormats()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="block w-full rounded-xl py-2.5 text-start hover:bg-default focus-visible:outline-2 focus-visible:outline-accent"
    >
      <span lang="en" className="block font-medium wrap-anywhere">
        {article.en.question}
      </span>
      <span lang="am" className="block text-sm wrap-anywhere">
        {article.am.question}
      </span>
      <span className="block text-sm text-muted">
        {tTopic(article.topic)} · {t(article.isPublished ? 'published' : 'draft')} · {date(article.at)}
      </span>
    </button>
  )
}
