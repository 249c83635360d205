import { Link } from '@tanstack/react-router'
import { BellOff, Pencil, Search, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { SavedSearch } from '#contract/listings/alerts/saved-search.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useUpdateSavedSearch } from './update-saved-search.ts'
import { useSearchName } from './write-search-name.ts'

interface SavedSearchRowProps {
  search: SavedSearch
  onEdit: () => void
  onDelete: () => void
}

/** A saved search: what it looks for, how its person is notified, and what can be done with it. */
export function SavedSearchRow({ search, onEdit, onDelete }: SavedSearchRowProps) {
  const t = useTranslations('listings.alerts')
  const nameOf = useSearchName()
  const { id, name, channel, frequency, paused } = search
  const how = [t(`channels.${channel}`), channel !== 'none' && t(`frequencies.${frequency}`)]
  return (
    <article className="grid gap-3 rounded-card bg-surface p-4 shadow-card sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex min-w-0 gap-3">
        <span className="grid size-10 shrink-0 place-content-center rounded-full bg-accent-soft text-accent-soft-foreground">
          {paused ? <BellOff size={20} aria-hidden="true" /> : <Search size={20} aria-hidden="true" />}
        </span>
        <div className="min-w-0">
          <h2 className="text-base leading-snug font-semibold">
            <Link
              to="/saved-searches/$id"
              params={{ id }}
              className="font-sans wrap-anywhere hover:underline"
            >
              {name}
            </Link>
          </h2>
          {nameOf(search) !== name && <p className="text-sm wrap-anywhere text-muted">{nameOf(search)}</p>}
          <p className="text-sm text-muted">
            {paused ? t(`paused.${paused}`) : how.filter((part) => part !== false).join(' · ')}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-1">
        <PauseButton search={search} />
        <Button isIconOnly variant="ghost" aria-label={t('edit', { name })} onClick={onEdit}>
          <Pencil size={18} aria-hidden="true" />
        </Button>
        <Button isIconOnly variant="ghost" aria-label={t('delete', { name })} onClick={onDelete}>
          <Trash2 size={18} aria-hidden="true" className="text-danger" />
        </Button>
      </div>
    </article>
  )
}

function PauseButton({ search: { id, name, paused } }: { search: SavedSearch }) {
  const t = useTranslations('listings.alerts')
  const errorText = useErrorText()
  const { mutate, isPending } = useUpdateSavedSearch()
  const change = () =>
    mutate(
      { searchId: id, isPaused: paused === null },
      {
        onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
      },
    )
  return (
    <Button
      variant="tertiary"
      disabled={isPending}
      aria-label={t(paused ? 'resumeOf' : 'pauseOf', { name })}
      onClick={change}
    >
      {t(paused ? 'resume' : 'pause')}
    </Button>
  )
}
