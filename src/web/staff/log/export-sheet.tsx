import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DAY_MS } from '#contract/kit/duration.ts'
import { exportLog } from '#contract/staff/log/export-log.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { saveFile } from '#web/platform/device/save-file.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Some days of the log as a file. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('staff.log')
  const tPerson = useTranslations('staff.person')
  const errorText = useErrorText()
  const [from, setFrom] = useState(() => dayBefore(30))
  const [to, setTo] = useState(() => dayBefore(0))
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const { csv, rows, isCut } = await call(exportLog, { from, to })
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `mesob-log-${from}-${to}.csv`)
      toast({
        title: t('exported', { n: rows }),
        ...(isCut && { description: t('cut'), kind: 'warning' as const }),
      })
      onClose()
    } catch (error) {
      toast({ title: tPerson('failed'), description: errorText(error), kind: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const days = [
    { name: t('from'), value: from, set: setFrom },
    { name: t('to'), value: to, set: setTo },
  ]
  return (
    <Sheet isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={t('exportTitle')}>
      <div className="grid gap-5 p-1">
        {days.map(({ name, value, set }) => (
          <label key={name} className="grid gap-1.5 font-medium">
            {name}
            <input
              type="date"
              value={value}
              max={dayBefore(0)}
              onChange={(event) => set(event.target.value)}
              className="min-h-11 rounded-xl border border-border bg-surface px-3 font-normal"
            />
          </label>
        ))}
        <Button
          size="lg"
          fullWidth
          isPending={isBusy}
          disabled={from === '' || to === '' || from > to}
          onClick={() => void send()}
        >
          {t('exportSend')}
        </Button>
      </div>
    </Sheet>
  )
}
