import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { readDatingProfile } from '#contract/dating/profile/read-dating-profile.ts'
import { api } from '#web/platform/call/api.ts'
import { useSession } from '#web/platform/session/session.tsx'

const LINK = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4'

/** What of oneself is confirmed, what others see of it, and the way to the rest. */
export function VerificationSection() {
  const t = useTranslations('account.verification')
  const { user } = useSession()
  const { data } = useQuery(api(readDatingProfile).queryOptions({}))
  const photo = data?.profile?.verification ?? 'none'
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{t('lead')}</p>
      <ul className="grid gap-3">
        <Item title={t('email')} isConfirmed={user?.email != null} address={user?.email ?? null}>
          <Link to="/account" search={{ section: 'security' }} className={LINK}>
            {t('toSecurity')}
          </Link>
        </Item>
        <Item title={t('phone')} isConfirmed={user?.phone != null} address={user?.phone ?? null}>
          <Link to="/account" search={{ section: 'security' }} className={LINK}>
            {t('toSecurity')}
          </Link>
        </Item>
        <Item title={t('photo')} isConfirmed={photo === 'approved'} note={t(`photoState.${photo}`)}>
          <Link to="/social" search={{ tab: 'dating' }} className={LINK}>
            {t('toDating')}
          </Link>
        </Item>
      </ul>
    </>
  )
}

interface ItemProps {
  title: string
  isConfirmed: boolean
  /** As its owner typed it. */
  address?: string | null
  note?: string
  /** The way to where it is confirmed. */
  children: ReactNode
}

function Item({ title, isConfirmed, address = null, note, children }: ItemProps) {
  const t = useTranslations('account.verification')
  const Icon = isConfirmed ? BadgeCheck : CircleDashed
  return (
    <li className="flex items-start gap-4 rounded-2xl border border-border p-4">
      <Icon
        size={24}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${isConfirmed ? 'text-accent' : 'text-muted'}`}
      />
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold">{title}</h2>
        <p className="text-sm text-muted">{isConfirmed ? t('confirmed') : t('open')}</p>
        {address !== null && (
          <p lang="" className="text-sm wrap-anywhere">
            {address}
          </p>
        )}
        {note !== undefined && <p className="text-sm">{note}</p>}
        {!isConfirmed && children}
      </div>
    </li>
  )
}
