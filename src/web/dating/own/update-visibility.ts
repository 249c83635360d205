import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { updateVisibility } from '#contract/dating/profile/update-visibility.ts'
import { useRefusal } from '#web/dating/write-refusal.ts'
import { forgetDeck } from '#web/dating/deck/load-deck.ts'
import { changeDatingProfile } from '#web/dating/load-dating-profile.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

export type Visibility = Pick<
  OwnDatingProfile,
  'isPaused' | 'isIncognito' | 'hidesFromGroups' | 'hidesFromConnections'
>

/** Switches are sent one after the other; each moves at once, and back where the server refuses it. */
export function useUpdateVisibility(profile: OwnDatingProfile) {
  const t = useTranslations('dating.visibility')
  const errorText = useErrorText()
  const refusal = useRefusal()
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...api(updateVisibility).mutationOptions(),
    scope: { id: 'dating-visibility' },
  })
  const change = (part: Partial<Visibility>) => {
    const { isPaused, isIncognito, hidesFromGroups, hidesFromConnections } = profile
    const before: Visibility = { isPaused, isIncognito, hidesFromGroups, hidesFromConnections }
    changeDatingProfile(cache, part)
    mutate(
      { ...before, ...part },
      {
        onSuccess: () => forgetDeck(cache),
        onError: (error) => {
          changeDatingProfile(cache, before)
          toast({ title: t('failed'), description: refusal(error) ?? errorText(error), kind: 'danger' })
        },
      },
    )
  }
  return { change, isPending }
}
