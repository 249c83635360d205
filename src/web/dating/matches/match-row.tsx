import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { Button } from '#web/ui/button.tsx'
import { useMatches } from './load-matches.ts'
import { MatchFace } from './match-face.tsx'

const MatchSheet = lazy(() => import('./match-sheet.tsx').then((module) => ({ default: module.MatchSheet })))

/** So many faces fit a row; the others stand in the list. */
const SHOWN = 12

/** Whom one matched with, the latest first, below the deck; nothing as long as there is nobody. */
export function MatchRow() {
  const t = useTranslations('dating.matches')
  const { data } = useMatches()
  const [isOpen, setOpen] = useState(false)
  const nameOf = usePersonName()
  const matches = data?.pages[0]?.items ?? []
  if (matches.length === 0) return null
  return (
    <section aria-labelledby="dating-matches" className="mt-8">
      <div className="flex items-center justify-between gap-3">
        <h3 id="dating-matches" className="font-sans text-base font-semibold">
          {t('title')}
        </h3>
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11 px-3"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('all')}
        </Button>
      </div>
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-3 pb-1 scrollbar-none md:mx-0 md:px-0">
        {matches.slice(0, SHOWN).map((match) => (
          <li key={match.id} className="shrink-0">
            <Link
              to="/messages"
              search={{ conversation: match.conversationId }}
              className="grid w-24 justify-items-center gap-1 rounded-2xl p-1.5 hover:bg-default/60"
            >
              <span
                className={`grid rounded-full p-0.5 ${match.isNew ? 'ring-2 ring-berbere' : 'ring-1 ring-border'}`}
              >
                <MatchFace match={match} size={56} />
              </span>
              <span lang="" className="w-full truncate text-center text-sm font-medium">
                {nameOf(match.displayName)}
              </span>
              {match.isNew && <span className="-mt-1 text-xs font-semibold text-berbere">{t('fresh')}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {isOpen && (
        <Suspense>
          <MatchSheet isOpen onOpenChange={setOpen} />
        </Suspense>
      )}
    </section>
  )
}
