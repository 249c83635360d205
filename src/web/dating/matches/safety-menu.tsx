import { PressButton } from '#web/ui/press-button.tsx'
import { Dropdown } from '@heroui/react/dropdown'
import { Label } from '@heroui/react/label'
import { Ban, EllipsisVertical, Flag, HeartOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MatchId } from '#contract/dating/matches/match.ts'
import type { DatingProfileId } from '#contract/dating/profile/profile.ts'

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
  const label = isMatch ? t('matches.menu', { name }) : t('deck.safety', { name })
  const entries = ENTRIES.filter(({ key }) => (key === 'unmatch' ? isMatch : profileId !== null))
  return (
    <>
      <Dropdown>
        <PressButton
          isIconOnly
          variant="ghost"
          aria-label={label}
          className={`size-11 shrink-0 ${look === 'photo' ? 'bg-black/45 text-white hover:bg-black/65' : ''}`}
        >
          {isMatch ? (
            <EllipsisVertical size={21} aria-hidden="true" />
          ) : (
            <Flag size={20} aria-hidden="true" />
          )}
        </PressButton>
        <Dropdown.Popover placement="bottom end" className="min-w-52">
          <Dropdown.Menu
            aria-label={label}
            onAction={(key) => setTopic(entries.find((entry) => entry.key === key)?.key ?? null)}
          >
            {entries.map(({ key, Icon }) => (
              <Dropdown.Item
                key={key}
                id={key}
                textValue={t(`matches.${key}`)}
                variant={key === 'report' ? 'default' : 'danger'}
                className="min-h-11"
              >
                <Icon
                  size={19}
                  aria-hidden="true"
                  className={`shrink-0 ${key === 'report' ? '' : 'text-danger'}`}
                />
                <Label>{t(`matches.${key}`)}</Label>
              </Dropdown.Item>
            ))}
          </Dropdown.Menu>
        </Dropdown.Popover>
      </Dropdown>
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
