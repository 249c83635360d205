import { useNavigate } from '@tanstack/react-router'
import { CalendarHeart } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MatchId } from '#contract/dating/matches/match.ts'
import { DatingWords } from '#web/dating/dating-words.tsx'
import type { ThreadSubjects } from '#web/messaging/thread/public.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { Button } from '#web/ui/button.tsx'
import { useMatch, useMatches } from './load-matches.ts'
import { MeetingTips } from './meeting-tips.tsx'
import { MatchFace } from './match-face.tsx'
import { SafetyMenu } from './safety-menu.tsx'

const SafetyDialogs = lazy(() =>
  import('./safety-dialogs.tsx').then((module) => ({ default: module.SafetyDialogs })),
)

const PlanSheet = lazy(() =>
  import('#web/dating/plans/plan-sheet.tsx').then((module) => ({ default: module.PlanSheet })),
)

/** Conversations of two who liked each other. */
export const MATCH_SUBJECTS: ThreadSubjects = {
  Card: ({ about: { kind, subjectId } }) =>
    kind === 'match' && subjectId !== null ? (
      <DatingWords fallback={null}>
        <MatchSubjectCard matchId={subjectId} />
      </DatingWords>
    ) : null,
  useSubject: () => null,
  Settle: () => null,
  Face: ({ about: { kind, subjectId }, size, children }) =>
    kind === 'match' && subjectId !== null ? (
      <MatchFaceOf matchId={subjectId} size={size}>
        {children}
      </MatchFaceOf>
    ) : (
      children
    ),
  Part: ({ about: { kind, subjectId } }) =>
    kind === 'match' && subjectId !== null ? (
      <DatingWords fallback={null}>
        <UnmatchButton matchId={subjectId} />
      </DatingWords>
    ) : null,
}

/** The photo of dating, in place of the one that their account shows elsewhere. */
function MatchFaceOf({ matchId, size, children }: { matchId: string; size: number; children: ReactNode }) {
  const { data } = useMatches()
  const match = data?.pages.flatMap(({ items }) => items).find(({ id }) => id === matchId)
  return match?.photo ? <MatchFace match={match} size={size} /> : children
}

/** Since when they are a match, and the ways out of it; nothing where it is none any more. */
function MatchSubjectCard({ matchId }: { matchId: string }) {
  const t = useTranslations('dating.matches')
  const { date } = useFormats()
  const navigate = useNavigate()
  const nameOf = usePersonName()
  const tPlan = useTranslations('dating.plan')
  const [isPlanning, setPlanning] = useState(false)
  const { data: match } = useMatch(matchId)
  if (!match) return null
  return (
    <div className="border-b border-border px-3 md:px-4">
      <div className="flex items-center gap-2 py-1.5">
        <p className="min-w-0 flex-1 text-sm text-muted">{t('matched', { date: date(match.at) })}</p>
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11 px-3"
          aria-haspopup="dialog"
          onClick={() => setPlanning(true)}
        >
          <CalendarHeart size={18} aria-hidden="true" />
          {tPlan('share')}
        </Button>
        <SafetyMenu
          profileId={match.profileId}
          matchId={MatchId.parse(match.id)}
          name={nameOf(match.displayName)}
          look="plain"
          onGone={() => void navigate({ to: '/messages' })}
        />
      </div>
      <MeetingTips match={match} />
      {isPlanning && (
        <Suspense>
          <PlanSheet match={match} isOpen onOpenChange={setPlanning} />
        </Suspense>
      )}
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
