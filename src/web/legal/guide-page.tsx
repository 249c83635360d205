import { useSearch } from '@tanstack/react-router'
import {
  GUIDE_LINKS,
  type GuideLink,
  type GuideName,
  GUIDES,
  type GuideTexts,
  type SectionText,
} from '#contract/legal/guides/guide.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { useGuides } from './guides/load-guides.ts'
import { SafetyTopics } from './guides/safety-topics.tsx'
import { LegalText } from './legal-text.tsx'
import { PageLink } from './page-link.tsx'

/** One guide. Of the safety tips the address may name those that are read alone: there is a set for each category. */
export function GuidePage({ name }: { name: GuideName }) {
  const { about }: { about?: string } = useSearch({ strict: false })
  const { data, error, refetch, language } = useGuides()
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { title, lead, sections } = data.guides[name]
  const every = Object.entries<SectionText>(sections)
  const alone = every.filter(([section]) => section === about)
  const shown = alone.length > 0 ? alone : every
  const linksOf = GUIDES[name] as Readonly<Record<string, readonly GuideLink[]>>
  return (
    <div lang={language}>
      <LegalText
        title={title}
        lead={lead}
        sections={shown.map(([section, text]) => ({
          ...text,
          link: <Links links={linksOf[section] ?? []} words={data.links} />,
        }))}
      >
        {name === 'safety' && (
          <SafetyTopics texts={data.guides.safety} current={alone[0] ? alone[0][0] : null} />
        )}
      </LegalText>
    </div>
  )
}

function Links({ links, words }: { links: readonly GuideLink[]; words: GuideTexts['links'] }) {
  if (links.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap gap-x-6">
      {links.map((link) => (
        <PageLink key={link} address={GUIDE_LINKS[link]} text={words[link]} />
      ))}
    </div>
  )
}
