import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePenLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import { api } from '#web/platform/call/api.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { sendDraftAgain } from './draft/send-local-drafts.ts'
import { forgetLocalDraft, readLocalDraft } from './draft/store-local-draft.ts'
import { HERE } from './read-posting.ts'

const SHOWN = 2

/** Drafts to go on with, before another one is begun; nothing where there are none or they cannot be asked for. */
export function ContinueDrafts({ userId }: { userId: string }) {
  const t = useTranslations('listings')
  const { ago } = useFormats()
  const { data } = useQuery({
    ...api(listOwnListings).queryOptions({ tab: 'draft', limit: SHOWN }),
    ...api(listOwnListings).kept('list'),
  })
  const cache = useQueryClient()
  const errorText = useErrorText()
  const key = { userId, id: null }
  const [local, setLocal] = useState(() => readLocalDraft(key))
  const retry = async () => {
    await sendDraftAgain(key, cache).catch(() => undefined)
    setLocal(readLocalDraft(key))
  }
  const discard = () => {
    forgetLocalDraft(key)
    setLocal(null)
  }
  const drafts = data?.items ?? []
  if (!local && drafts.length === 0) return null
  return (
    <section aria-labelledby="continue" className="mt-10">
      <h2 id="continue" className="mb-3 text-xl font-bold">
        {t('posting.category.continue')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {local && (
          <DraftRow
            note={
              local.failure
                ? `${t('posting.category.refusedHere')} ${errorText(new CallError(local.failure.code, local.failure.status))}`
                : t('posting.category.onlyHere')
            }
            actions={local.failure && <RefusedActions onRetry={() => void retry()} onDiscard={discard} />}
          >
            <Link
              to="/create-listing"
              search={{ category: local.content.category, draft: HERE }}
              lang={local.content.title ? '' : undefined}
              className="after:absolute after:inset-0"
            >
              {local.content.title || t('posting.untitled')}
            </Link>
          </DraftRow>
        )}
        {drafts.map(({ id, title, category, updatedAt }) => (
          <DraftRow key={id} note={`${t(`category.${category}`)} · ${ago(updatedAt)}`}>
            <Link
              to="/edit-listing/$id"
              params={{ id }}
              lang={title ? '' : undefined}
              className="after:absolute after:inset-0"
            >
              {title || t('posting.untitled')}
            </Link>
          </DraftRow>
        ))}
      </ul>
      {data?.nextCursor && (
        <ButtonLink
          to="/my-listings"
          search={{ tab: 'draft' }}
          variant="ghost"
          className="-ms-3 mt-2 px-3 text-accent"
        >
          {t('posting.category.allDrafts')}
        </ButtonLink>
      )}
    </section>
  )
}

function RefusedActions({ onRetry, onDiscard }: { onRetry: () => void; onDiscard: () => void }) {
  const t = useTranslations('listings.posting.category')
  return (
    <span className="relative z-10 flex flex-wrap gap-1">
      <Button variant="ghost" size="sm" className="min-h-11" onClick={onRetry}>
        {t('retryHere')}
      </Button>
      <Button variant="ghost" size="sm" className="min-h-11 text-danger" onClick={onDiscard}>
        {t('discardHere')}
      </Button>
    </span>
  )
}

interface DraftRowProps {
  note: string
  /** Beside the link, which fills the row. */
  actions?: ReactNode
  children: ReactNode
}

function DraftRow({ note, actions, children }: DraftRowProps) {
  return (
    <li className="relative flex items-center gap-3 rounded-2xl border border-border bg-surface p-3 hover:border-accent">
      <span className="grid size-11 shrink-0 place-content-center rounded-xl bg-accent-soft text-accent-soft-foreground">
        <FilePenLine size={20} aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="font-semibold">{children}</span>
        <span className="block text-sm text-muted">{note}</span>
        {actions}
      </span>
    </li>
  )
}
