import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { DatePlanId } from '#contract/dating/plans/date-plan.ts'
import { listDatePlans } from '#contract/dating/plans/list-date-plans.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { useChangePlans } from './change-plans.ts'

/** One's plans that friends can read now; nothing where there are none. */
export function OpenPlans() {
  const t = useTranslations('dating.plan')
  const { data } = useQuery(api(listDatePlans).queryOptions({}))
  const { dateTime } = useFormats()
  const errorText = useErrorText()
  const { remove } = useChangePlans()
  if (!data || data.items.length === 0) return null
  const stop = (planId: DatePlanId) =>
    remove.mutate(
      { planId },
      {
        onSuccess: () => toast({ title: t('removed') }),
        onError: (error) =>
          toast({ title: t('removeFailed'), description: errorText(error), kind: 'danger' }),
      },
    )
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-base font-semibold">{t('open')}</h3>
      <ul className="grid gap-2">
        {data.items.map(({ id, firstName, place, startsAt }) => (
          <li key={id} className="flex items-center gap-3 rounded-2xl border border-border py-1.5 ps-4 pe-2">
            <span lang="" className="min-w-0 flex-1 text-sm wrap-anywhere">
              {t('openLine', { name: firstName, place, at: dateTime(startsAt) })}
            </span>
            <Button
              variant="ghost"
              size="sm"
              className="min-h-11 shrink-0 px-3"
              disabled={remove.isPending}
              onClick={() => stop(id)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
