import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { DeckCard } from '#contract/dating/profile/profile.ts'
import { revokePass } from '#contract/dating/deck/revoke-pass.ts'
import { changeDatingProfile } from '#web/dating/load-dating-profile.ts'
import { useRefusal } from '#web/dating/write-refusal.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** Takes the last pass back. */
export function useRevokePass(onCard: (card: DeckCard) => void) {
  const t = useTranslations('dating.deck')
  const refusal = useRefusal()
  const errorText = useErrorText()
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...api(revokePass).mutationOptions(),
    onSuccess: ({ card }) => {
      changeDatingProfile(cache, { canUndo: false })
      onCard(card)
    },
    onError: (error) =>
      toast({ title: t('failed'), description: refusal(error) ?? errorText(error), kind: 'danger' }),
  })
  return { take: () => mutate({}), isPending }
}
