import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RefundNote, type StaffOrder } from '#contract/payments/desk/staff-order.ts'
import { writeOrderNumber } from '#contract/payments/orders/order.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { FormSheet } from '#web/ui/form-sheet.tsx'
import { minorOf, typedOf } from './amount-policy.ts'
import { useRefundOrder } from './refund-order.ts'

const INPUT =
  'min-h-11 w-full rounded-field border border-[var(--field-border)] bg-field px-3 py-2 text-foreground focus-visible:outline-2 focus-visible:outline-accent aria-invalid:border-danger'

/** Returns a part of an order, or what is left of it, with the reason for the log. */
export function RefundSheet({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useTranslations('payments.desk')
  const { money } = useFormats()
  const id = useId()
  const { currency, refundableMinor, number } = order
  const whole = typedOf(refundableMinor, currency)
  const [amount, setAmount] = useState(whole)
  const [note, setNote] = useState('')
  const [isSent, setSent] = useState(false)
  const refund = useRefundOrder(onClose)
  const minor = minorOf(amount, currency)
  const isAmount = minor !== null && minor >= 1 && minor <= refundableMinor
  const isNote = RefundNote.safeParse(note).success
  const send = () => {
    setSent(true)
    if (!isAmount || !isNote) return
    refund.mutate({ orderId: order.id, amountMinor: minor, refundableMinor, note: note.trim() })
  }
  return (
    <FormSheet
      isOpen
      title={t('refundOf', { number: writeOrderNumber(number) })}
      isDirty={note !== '' || amount !== whole}
      isBusy={refund.isPending}
      submitLabel={t('refund')}
      onSubmit={send}
      onClose={onClose}
      words={{
        cancel: t('cancel'),
        title: t('leave.title'),
        text: t('leave.text'),
        confirm: t('leave.confirm'),
      }}
    >
      <div className="grid gap-4">
        <div className="grid gap-1">
          <label htmlFor={`${id}-amount`} className="font-semibold">
            {t('amount', { currency })}
          </label>
          <input
            id={`${id}-amount`}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            aria-invalid={!isAmount}
            aria-describedby={`${id}-left`}
            className={INPUT}
          />
          <p id={`${id}-left`} className={`text-sm ${isAmount ? 'text-muted' : 'text-danger'}`}>
            {t('left', { sum: money(refundableMinor, currency) })}
          </p>
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-note`} className="font-semibold">
            {t('note')}
          </label>
          <textarea
            id={`${id}-note`}
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            aria-invalid={isSent && !isNote}
            aria-describedby={`${id}-why`}
            className={INPUT}
          />
          <p id={`${id}-why`} className={`text-sm ${isSent && !isNote ? 'text-danger' : 'text-muted'}`}>
            {t('noteHint')}
          </p>
        </div>
      </div>
    </FormSheet>
  )
}
