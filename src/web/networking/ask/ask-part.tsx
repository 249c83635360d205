import { useTranslations } from 'use-intl'
import type { Person } from '#contract/networking/people/read-person.ts'

/** What somebody can be asked about. */
export function AskPart({ person: { name, helpsWith, isOwn } }: { person: Person }) {
  const t = useTranslations('networking.ask')
  if (helpsWith.length === 0) return null
  return (
    <section aria-labelledby="ask" className="grid gap-3 rounded-card bg-surface p-4 shadow-card md:p-5">
      <h2 id="ask" className="text-lg font-bold">
        {isOwn ? t('askOwn') : t('askOf', { name })}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {helpsWith.map((topic) => (
          <li
            key={topic}
            className="rounded-full bg-accent-soft px-3.5 py-2 text-sm font-medium text-accent-soft-foreground"
          >
            {t(`topic.${topic}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
