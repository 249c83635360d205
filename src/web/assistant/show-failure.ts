import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/device/toast.ts'
import type { FailureReason } from './failure-policy.ts'
import { addFailure } from './chat-store.ts'

/** The two forms that the assistant has, each with words of its own for what went wrong. */
export type Form = 'widget' | 'sheet'

/** Says why no answer came: in the conversation and in passing, or, on the sheet of phones, in passing alone. */
export function useShowFailure(form: Form): (reason: FailureReason) => void {
  const t = useTranslations('assistant')
  return useCallback(
    (reason) => {
      if (form === 'sheet')
        return toast({
          title: t(`sheetFailure.${reason}.title`),
          description: t(`sheetFailure.${reason}.text`),
          kind: 'danger',
        })
      addFailure(reason)
      toast({ title: t('failure.title'), description: t(`failure.${reason}`), kind: 'danger' })
    },
    [form, t],
  )
}
