import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { resetDeck } from '#contract/dating/deck/reset-deck.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** 'Review Again': those one passed come back, if there are any. */
export function useResetDeck(onRestored: () => void, onNobody: () => void) {
  const t = useTranslations('dating.deck')
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    ...api(resetDeck).mutationOptions(),
    // here and not with the call, where it is lost while the deck, drawn in slices, does not listen yet
    onSuccess: ({ restored }) => (restored > 0 ? onRestored() : onNobody()),
    onError: (error) => toast({ title: t('reviewFailed'), description: errorText(error), kind: 'danger' }),
  })
  return { reset: () => mutate({}), isPending }
}
