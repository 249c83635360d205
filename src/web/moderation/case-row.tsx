import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CaseCard } from '#contract/moderation/cases/case.ts'
import { TimeAgo } from '#web/platform/format/time-ago.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { CaseBadges } from './case-badges.tsx'
import { type CaseSearch, writeCaseSearch } from './case-search-policy.ts'

interface CaseRowProps {
  found: CaseCard
  isOpen: boolean
  /** Does the case stand beside the list? Then the list stays where it is. */
  isBeside: boolean
  isChosen: boolean
  onChoose: () => void
  search: CaseSearch
  writeSignal: (signal: string) => string
}

/** A case in the list: what it is, whose, and what stands out before it is opened. */
export function CaseRow({ found, isOpen, isBeside, isChosen, onChoose, search, writeSignal }: CaseRowProps) {
  const t = useTranslations('moderation')
  const { id, kind, title, picture, owner, openedAt } = found
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen && isBeside) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, isBeside])
  const name = title ?? t(`own.kind.${kind}`)
  return (
    <div
      ref={row}
      className={`relative grid scroll-my-24 grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-1 rounded-2xl border bg-surface py-3 pe-3 shadow-card hover:border-accent ${isOpen ? 'border-accent ring-1 ring-accent' : 'border-border'}`}
    >
      <label className="relative z-10 grid size-11 place-items-center self-start">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onChoose}
          aria-label={t('choice', { what: name })}
          className="size-5 accent-accent"
        />
      </label>
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
          <span>{t(`own.kind.${kind}`)}</span>
          <TimeAgo at={openedAt} />
        </p>
        <Link
          to="/manager"
          search={writeCaseSearch({ ...search, caseId: id })}
          resetScroll={!isBeside}
          aria-current={isOpen ? 'true' : undefined}
          className="line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-2xl"
        >
          {title === null ? <span className="text-muted">{t('unread')}</span> : <span lang="">{title}</span>}
        </Link>
        {owner && <p className="truncate text-sm text-muted">{owner.name}</p>}
        <CaseBadges found={found} writeSignal={writeSignal} />
      </div>
      {picture && (
        <span className="ms-2 block w-16 self-start overflow-hidden rounded-xl">
          <Picture picture={picture} alt="" sizes="64px" ratio={1} />
        </span>
      )}
    </div>
  )
}
