import { Link, useNavigate } from '@tanstack/react-router'
import { Ban, ChevronRight, Flag, HandHeart, type LucideIcon, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { GUIDE_LINKS, type GuideName, type GuideTexts } from '#contract/legal/guides/guide.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { AnswerHelp } from './faq/answer-help.tsx'
import { AnswerSearch } from './faq/answer-search.tsx'
import { TopicChips } from './faq/topic-chips.tsx'
import { useGuides } from './guides/load-guides.ts'

const GUIDES: readonly {
  name: GuideName
  link: 'safetyTips' | 'guidelines' | 'prohibited' | 'reporting'
  Icon: LucideIcon
}[] = [
  { name: 'safety', link: 'safetyTips', Icon: ShieldCheck },
  { name: 'guidelines', link: 'guidelines', Icon: HandHeart },
  { name: 'prohibited', link: 'prohibited', Icon: Ban },
  { name: 'reporting', link: 'reporting', Icon: Flag },
]

/** The ways to help: answers by word or topic, the guides, the assistant and the contact page. */
export function HelpPage() {
  const { data, error, refetch, language } = useGuides()
  const { shown } = useLanguage()
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { help } = data
  return (
    <div lang={language} className="mx-auto max-w-3xl pb-8">
      <PageHeading title={help.title} lead={help.lead} />
      <FindAnswer button={help.find} />
      <h2 className="mt-8 mb-3 text-xl font-bold">{help.topics}</h2>
      <div lang={shown}>
        <TopicChips isMenu />
      </div>
      <h2 className="mt-8 mb-3 text-xl font-bold">{help.guidesTitle}</h2>
      <Guides texts={data} />
      <div lang={shown}>
        <AnswerHelp />
      </div>
    </div>
  )
}

function FindAnswer({ button }: { button: string }) {
  const navigate = useNavigate()
  const { shown } = useLanguage()
  const [words, setWords] = useState('')
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const q = words.trim()
        void navigate({ to: '/faq', search: q === '' ? {} : { q } })
      }}
    >
      <div lang={shown} className="min-w-0 flex-1">
        <AnswerSearch text={words} onType={setWords} />
      </div>
      <Button type="submit" size="lg" className="max-md:hidden">
        {button}
      </Button>
    </form>
  )
}

function Guides({ texts: { help, links } }: { texts: GuideTexts }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {GUIDES.map(({ name, link, Icon }) => (
        <li key={name}>
          <Link
            to={GUIDE_LINKS[link]}
            className="flex h-full items-center gap-4 rounded-card bg-surface p-4 shadow-card hover:shadow-overlay focus-visible:outline-2 focus-visible:outline-accent"
          >
            <span className="grid size-11 shrink-0 place-content-center rounded-full bg-accent-soft text-accent-soft-foreground">
              <Icon size={22} aria-hidden="true" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{links[link]}</span>
              <span className="block text-sm text-muted text-pretty">{help.guides[name]}</span>
            </span>
            <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
