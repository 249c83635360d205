import { Ban, EllipsisVertical, Flag, HeartOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MatchId } from '#contract/dating/matches/match.ts'
import type { DatingProfileId } from '#contract/dating/profile/profile.ts'
import { ActionMenu } from '#web/ui/choices/action-menu.tsx'
import type { SafetyTopic } from './safety-policy.ts'

const SafetyDialogs = lazy(() =>
  import('./safety-dialogs.tsx').then((module) => ({ default: module.SafetyDialogs })),
)

interface SafetyMenuProps {
  /** Null until it is known, and where they have left. */
  profileId: DatingProfileId | null
  name: string
  /** Given for a match, which can be ended. */
  matchId?: MatchId
  /** Over a photo it is white on dark. */
  look: 'photo' | 'plain'
  /** Neither sees the other any more. */
  onGone: () => void
}

const ENTRIES = [
  { key: 'unmatch', Icon: HeartOff },
  { key: 'report', Icon: Flag },
  { key: 'block', Icon: Ban },
] as const

/** Unmatch, report and block in one place. */
export function SafetyMenu({ profileId, name, matchId, look, onGone }: SafetyMenuProps) {
  const t = useTranslations('dating')
  const [topic, setTopic] = useState<SafetyTopic | null>(null)
  const isMatch = matchId !== undefined
  const entries = ENTRIES.filter(({ key }) => (key === 'unmatch' ? isMatch : profileId !== null))
  return (
    <>
      <ActionMenu
        label={isMatch ? t('matches.menu', { name }) : t('deck.safety', { name })}
        Icon={isMatch ? EllipsisVertical : Flag}
        className={look === 'photo' ? 'bg-black/45 text-white hover:bg-black/65' : ''}
        actions={entries.map(({ key, Icon }) => ({
          key,
          label: t(`matches.${key}`),
          Icon,
          isGrave: key !== 'report',
        }))}
        onAction={setTopic}
      />
      {topic && (
        <Suspense>
          <SafetyDialogs
            topic={topic}
            profileId={profileId}
            matchId={matchId ?? null}
            name={name}
            onClose={() => setTopic(null)}
            onGone={onGone}
          />
        </Suspense>
      )}
    </>
  )
}
