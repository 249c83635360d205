import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MatchId } from '#contract/dating/matches/match.ts'
import type { ThreadSubjects } from '#web/messaging/thread/public.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { Button } from '#web/ui/button.tsx'
import { useMatch } from './load-matches.ts'
import { MatchFace } from './match-face.tsx'
import { SafetyMenu } from './safety-menu.tsx'

const SafetyDialogs = lazy(() =>
  import('./safety-dialogs.tsx').then((module) => ({ default: module.SafetyDialogs })),
)

/** Conversations of two who liked each other. */
export const MATCH_SUBJECTS: ThreadSubjects = {
  Card: ({ about: { kind, subjectId } }) =>
    kind === 'match' && subjectId !== null ? <MatchSubjectCard matchId={subjectId} /> : null,
  useSubject: () => null,
  Settle: () => null,
  Part: ({ about: { kind, subjectId } }) =>
    kind === 'match' && subjectId !== null ? <UnmatchButton matchId={subjectId} /> : null,
}

/** Since when they are a match, and the ways out of it; nothing where it is none any more. */
function MatchSubjectCard({ matchId }: { matchId: string }) {
  const t = useTranslations('dating.matches')
  const { date } = useFormats()
  const navigate = useNavigate()
  const nameOf = usePersonName()
  const { data: match } = useMatch(matchId)
  if (!match) return null
  return (
    <div className="flex items-center gap-3 border-b border-border px-3 py-1.5 md:px-4">
      <MatchFace match={match} size={36} />
      <p className="min-w-0 flex-1 text-sm text-muted">
        <span lang="" className="font-semibold text-foreground">
          {nameOf(match.displayName)}
        </span>{' '}
        · {t('matched', { date: date(match.at) })}
      </p>
      <SafetyMenu
        profileId={match.profileId}
        matchId={MatchId.parse(match.id)}
        name={nameOf(match.displayName)}
        look="plain"
        onGone={() => void navigate({ to: '/messages' })}
      />
    </div>
  )
}

/** Ends the match from within the conversation, where something in it bothers; asks by name first. */
function UnmatchButton({ matchId }: { matchId: string }) {
  const t = useTranslations('dating.matches')
  const navigate = useNavigate()
  const nameOf = usePersonName()
  const [isAsking, setAsking] = useState(false)
  const { data: match } = useMatch(matchId)
  if (!match) return null
  return (
    <>
      <Button variant="ghost" size="sm" className="min-h-11 px-3" onClick={() => setAsking(true)}>
        {t('unmatch')}
      </Button>
      {isAsking && (
        <Suspense>
          <SafetyDialogs
            topic="unmatch"
            profileId={match.profileId}
            matchId={MatchId.parse(match.id)}
            name={nameOf(match.displayName)}
            onClose={() => setAsking(false)}
            onGone={() => void navigate({ to: '/messages' })}
          />
        </Suspense>
      )}
    </>
  )
}
