import { Button } from '@heroui/react/button'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { REPORT_LIMITS, REPORT_REASONS, ReportFields, type ReportOutcome } from '#contract/safety/report.ts'
import { toast } from '#web/platform/toast.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface ReportSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSend: (report: ReportFields) => Promise<{ outcome: ReportOutcome }>
}

/** Asks what is wrong with something; without a reason nothing is sent. */
export function ReportSheet({ isOpen, onOpenChange, onSend }: ReportSheetProps) {
  const t = useTranslations('safety')
  const showRefusal = useShowRefusal()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(ReportFields),
    defaultValues: { detail: '' },
  })
  const reason = useWatch({ control, name: 'reason' })
  const send = handleSubmit(async (report) => {
    try {
      const { outcome } = await onSend(report)
      onOpenChange(false)
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
          choices={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          isRequired
        />
        <TextAreaField
          control={control}
          name="detail"
          label={t(reason === 'other' ? 'detailNeeded' : 'detail')}
          max={REPORT_LIMITS.detailMax}
          isRequired={reason === 'other'}
        />
        <Button type="submit" size="lg" fullWidth isPending={formState.isSubmitting}>
          {t('send')}
        </Button>
      </form>
    </Sheet>
  )
}
