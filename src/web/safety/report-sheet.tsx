import { Button } from '#web/ui/button.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { UserId } from '#contract/profiles/profile.ts'
import {
  REASONS_OF,
  REPORT_LIMITS,
  type ReportedKind,
  type ReportFields,
  reportFields,
  type ReportOutcome,
  type ReportReason,
} from '#contract/safety/report.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useBlockUser } from './load-blocks.ts'

/** Somebody who may be blocked with the same act. */
interface Somebody {
  name: string
  /** Is it what one came for? */
  isMeant?: boolean
  /** Neither sees the other any more, so what was reported has to leave the screen. */
  onBlock: () => void
}

/** By their account; where one does not know it, by something that leads to them. */
export type Blockable = Somebody & ({ userId: UserId } | { block: () => Promise<unknown> })

interface ReportSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSend: (report: ReportFields) => Promise<{ outcome: ReportOutcome }>
  blockable: Blockable | null
  /** What it is about: each can be wrong in its own ways. */
  kind: ReportedKind
  /** What seems to be wrong, where something on the screen says so. */
  reason?: ReportReason | undefined
}

/** Asks what is wrong with something; without a reason nothing is sent. */
export function ReportSheet({
  isOpen,
  onOpenChange,
  onSend,
  blockable,
  kind,
  reason: likely,
}: ReportSheetProps) {
  const t = useTranslations('safety')
  const showRefusal = useShowRefusal()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(reportFields(kind)),
    defaultValues: { detail: '', ...(likely && { reason: likely }) },
  })
  const reason = useWatch({ control, name: 'reason' })
  const [isBlocked, setBlocked] = useState(blockable?.isMeant ?? false)
  const { mutateAsync: block } = useBlockUser()
  const send = handleSubmit(async (report) => {
    try {
      const { outcome } = await onSend(report)
      onOpenChange(false)
      if (blockable && isBlocked) {
        blockable.onBlock()
        await ('block' in blockable ? blockable.block() : block({ userId: blockable.userId }))
      }
      toast(
        outcome === 'already'
          ? { title: t('already') }
          : { title: t('done'), description: t('doneMore'), kind: 'success' },
      )
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5 p-1">
        <p className="text-muted">{t('lead')}</p>
        <ChoiceField
          control={control}
          name="reason"
          label={t('reason')}
          choices={REASONS_OF[kind].map((value) => ({ value, label: t(`reasons.${value}`) }))}
          isRequired
        />
        <TextAreaField
          control={control}
          name="detail"
          label={t(reason === 'other' ? 'detailNeeded' : 'detail')}
          max={REPORT_LIMITS.detailMax}
          isRequired={reason === 'other'}
        />
        {blockable && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={isBlocked}
              onChange={(event) => setBlocked(event.target.checked)}
              className="size-6 shrink-0 accent-accent"
            />
            <span>
              {t('alsoBlock', { name: blockable.name })}
              <span className="block text-sm text-muted">{t('alsoBlockMore')}</span>
            </span>
          </label>
        )}
        <Button type="submit" size="lg" fullWidth isPending={formState.isSubmitting}>
          {t('send')}
        </Button>
      </form>
    </Sheet>
  )
}
