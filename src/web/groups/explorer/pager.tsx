import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { pagerNumbers } from './explorer-policy.ts'
import { type ExplorerSearch, readExplorer } from './read-explorer.ts'

interface PagerProps {
  search: ExplorerSearch
  page: number
  pages: number
}

const face = 'grid min-h-11 min-w-11 place-content-center rounded-full border px-2 font-medium tabular-nums'
const other = 'border-border bg-surface hover:border-accent'

/** Links to the other pages of what was found. */
export function Pager({ search, page, pages }: PagerProps) {
  const t = useTranslations('groups.explorer.pager')
  if (pages <= 1) return null
  const to = (wanted: number, label: string, children: ReactNode) => (
    <Link
      to="/groups/explore"
      search={readExplorer({ ...search, page: wanted === 1 ? undefined : String(wanted) })}
      aria-label={label}
      aria-current={wanted === page ? 'page' : undefined}
      className={`${face} ${wanted === page ? 'border-accent bg-accent text-accent-foreground' : other}`}
    >
      {children}
    </Link>
  )
  return (
    <nav aria-label={t('label')} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && <li>{to(page - 1, t('previous'), <ChevronLeft size={18} aria-hidden="true" />)}</li>}
        {pagerNumbers(page, pages).map((one, i) =>
          one === null ? (
            <li key={`gap-${i}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={one}>{to(one, t('page', { n: one }), one)}</li>
          ),
        )}
        {page < pages && <li>{to(page + 1, t('next'), <ChevronRight size={18} aria-hidden="true" />)}</li>}
      </ul>
    </nav>
  )
}
