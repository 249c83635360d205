import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { discardJob } from '#contract/staff/system/discard-job.ts'
import { readSystem } from '#contract/staff/system/read-system.ts'
import { resendJob } from '#contract/staff/system/resend-job.ts'
import type { SystemState } from '#contract/staff/system/system.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type DeadJob = SystemState['dead'][number]

/** Jobs that failed at every try: sent again once the reason is mended, or discarded. */
export function DeadJobs({ dead, count }: { dead: readonly DeadJob[]; count: number }) {
  const t = useTranslations('staff.system')
  const { dateTime } = useFormats()
  const act = useAct()
  const [discarding, setDiscarding] = useState<DeadJob | null>(null)
  return (
    <section className="rounded-card bg-surface p-5 shadow-card">
      <h2 className="text-lg font-bold">{t('dead')}</h2>
      <p className="mt-1 text-muted">{t(dead.length === 0 ? 'noneDead' : 'deadText')}</p>
      <ul className="mt-3 grid gap-2">
        {dead.map((job) => (
          <li
            key={job.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-border p-3 text-sm"
          >
            <p className="min-w-0 flex-1">
              <span className="block font-mono wrap-anywhere">{job.name}</span>
              <span className="text-muted">
                <time dateTime={job.at}>{dateTime(job.at)}</time> · {t('tries', { n: job.tries })}
              </span>
            </p>
            <Button
              variant="outline"
              className="min-h-11"
              aria-label={t('resendOf', { job: job.name })}
              onClick={() => void act(() => call(resendJob, { jobId: job.id }), t('resent'))}
            >
              {t('resend')}
            </Button>
            <Button
              variant="ghost"
              className="min-h-11 text-danger"
              aria-label={t('discardOf', { job: job.name })}
              onClick={() => setDiscarding(job)}
            >
              {t('discard')}
            </Button>
          </li>
        ))}
      </ul>
      {count > dead.length && (
        <p className="mt-2 text-sm text-muted">{t('moreDead', { n: count - dead.length })}</p>
      )}
      <ConfirmDialog
        isOpen={discarding !== null}
        onOpenChange={(isOpen) => isOpen || setDiscarding(null)}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        onConfirm={() => {
          if (discarding) void act(() => call(discardJob, { jobId: discarding.id }), t('discarded'))
        }}
      >
        {t('discardText')}
      </ConfirmDialog>
    </section>
  )
}

/** Does something with a job and looks again, whatever came of it. */
function useAct() {
  const t = useTranslations('staff.system')
  const cache = useQueryClient()
  const errorText = useErrorText()
  return async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      toast({ title: done, kind: 'success' })
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    } finally {
      await cache.invalidateQueries({ queryKey: api(readSystem).key() })
    }
  }
}
