import { useTranslations } from 'use-intl'
import type { MatchId } from '#contract/dating/matches/match.ts'
import type { DatingProfileId } from '#contract/dating/profile/profile.ts'
import { ReportSheet } from '#web/safety/public.tsx'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useRemoveMatch } from './remove-match.ts'
import type { SafetyTopic } from './safety-policy.ts'

interface SafetyDialogsProps {
  topic: SafetyTopic
  profileId: DatingProfileId | null
  matchId: MatchId | null
  name: string
  onClose: () => void
  onGone: () => void
}

/** Asks by name before anything ends. */
export function SafetyDialogs({ topic, profileId, matchId, name, onClose, onGone }: SafetyDialogsProps) {
  const t = useTranslations('dating.matches')
  const errorText = useErrorText()
  const { unmatch, block, report } = useRemoveMatch()
  const sheet = { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() }

  const end = async (act: () => Promise<unknown>, confirmation: string) => {
    try {
      await act()
      toast({ title: confirmation })
      onGone()
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  if (topic === 'unmatch')
    return matchId === null ? null : (
      <ConfirmDialog
        {...sheet}
        title={t('unmatchTitle', { name })}
        confirmLabel={t('unmatch')}
        onConfirm={() => end(() => unmatch(matchId), t('unmatched', { name }))}
      >
        {t('unmatchText')}
      </ConfirmDialog>
    )
  if (profileId === null) return null
  if (topic === 'block')
    return (
      <ConfirmDialog
        {...sheet}
        title={t('blockTitle', { name })}
        confirmLabel={t('block')}
        onConfirm={() => end(() => block(profileId), t('blocked', { name }))}
      >
        {t('blockText')}
      </ConfirmDialog>
    )
  return (
    <ReportSheet
      kind="dating_profile"
      {...sheet}
      blockable={null}
      onSend={async (given) => {
        const sent = await report(profileId, given)
        onGone()
        return sent
      }}
    />
  )
}
