import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { CasePerson } from '#contract/moderation/cases/case.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'

/** Whose it is: since when they are here, how far they are trusted, and what stands against them. */
export function CasePersonPart({ person }: { person: CasePerson }) {
  const t = useTranslations('moderation')
  const { date } = useFormats()
  const { card, suspension } = person
  return (
    <div className="grid gap-3 rounded-card bg-surface p-5 text-sm shadow-card">
      <h3 className="sr-only">{t('panel.person')}</h3>
      <p className="flex items-center gap-3">
        <Avatar name={card.name} picture={card.avatar} size={44} />
        <Link
          to="/manager/people/$id"
          params={{ id: card.userId }}
          className="min-w-0 text-base font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {card.name}
        </Link>
      </p>
      <ul className="grid gap-1 text-muted">
        <li>{t('person.since', { date: date(card.memberSince) })}</li>
        <li>{t('person.level', { n: person.level })}</li>
        <li>{t('person.reports', { about: person.reportsAbout, upheld: person.reportsUpheld })}</li>
        <li>{t('person.sent', { n: person.reportsBy })}</li>
        <li>
          {t('person.strikes', { n: person.strikes })}, {t('person.warnings', { n: person.warnings })}
        </li>
      </ul>
      {suspension && (
        <p className="font-semibold text-danger">
          {suspension.endsAt === null
            ? t('person.banned')
            : t('person.suspended', { date: date(suspension.endsAt) })}
        </p>
      )}
    </div>
  )
}
