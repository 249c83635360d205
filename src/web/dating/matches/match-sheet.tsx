import { useTranslations } from 'use-intl'
import type { Match } from '#contract/dating/matches/match.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useMatches } from './load-matches.ts'
import { MatchFace } from './match-face.tsx'
import { SafetyMenu } from './safety-menu.tsx'

interface MatchSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** All matches, each with what can be done. */
export function MatchSheet({ isOpen, onOpenChange }: MatchSheetProps) {
  const t = useTranslations('dating.matches')
  const list = useMatches()
  const { data, error, refetch } = list
  const matches = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && matches.length === 0 && <EmptyState sentence={t('empty')} more={t('emptyMore')} />}
      <ul className="grid gap-1">
        {matches.map((match) => (
          <li key={match.id}>
            <Row match={match} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </Sheet>
  )
}

function Row({ match }: { match: Match }) {
  const t = useTranslations('dating.matches')
  const { date } = useFormats()
  const { id, profileId, conversationId, displayName, at, isNew } = match
  const name = usePersonName()(displayName)
  return (
    <div className="flex items-center gap-3 py-1.5">
      <MatchFace match={match} size={52} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-muted">
          {isNew && <span className="font-semibold text-berbere">{t('fresh')} · </span>}
          {date(at)}
        </p>
      </div>
      <ButtonLink
        to="/messages"
        search={{ conversation: conversationId }}
        variant="secondary"
        className="min-h-11"
      >
        {t('write')}
      </ButtonLink>
      <SafetyMenu profileId={profileId} matchId={id} name={name} look="plain" onGone={() => undefined} />
    </div>
  )
}
