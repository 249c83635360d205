import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PersonLine } from '#contract/networking/people/person.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useWorkText } from './write-work.ts'

interface PersonFaceProps {
  person: PersonLine
  /** Pixels. */
  size?: number
  /** Below what they say of themselves. */
  children?: ReactNode
}

/** Somebody in a list: their photo, name, work and city; the name leads to their page. */
export function PersonFace({ person, size = 48, children }: PersonFaceProps) {
  const work = useWorkText()
  const { headline, place } = work(person)
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Avatar name={person.name} picture={person.avatar} size={size} />
      <div className="min-w-0 flex-1">
        <PersonName person={person} />
        {headline !== '' && (
          <p lang="" className="line-clamp-2 text-sm wrap-anywhere">
            {headline}
          </p>
        )}
        {place !== '' && (
          <p lang="" className="line-clamp-2 text-sm wrap-anywhere text-muted">
            {place}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

/** A name that leads to the person's page, with the sign of who has shown who they are. */
export function PersonName({ person }: { person: Pick<PersonLine, 'userId' | 'name' | 'isVerified'> }) {
  return (
    <p className="flex min-w-0 items-center gap-1 font-semibold">
      <Link
        lang=""
        to="/people/$id"
        params={{ id: person.userId }}
        className="tap-area min-w-0 rounded-sm wrap-anywhere hover:underline focus-visible:outline-2 focus-visible:outline-accent"
      >
        {person.name}
      </Link>
      {person.isVerified && <VerifiedSign />}
    </p>
  )
}

export function VerifiedSign() {
  const t = useTranslations('networking.person')
  return (
    <span title={t('verified')} className="shrink-0 text-accent">
      <BadgeCheck size={17} aria-hidden="true" />
      <span className="sr-only">{t('verified')}</span>
    </span>
  )
}
