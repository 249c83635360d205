import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { DATE_PLAN_LIMITS, type DatePlan } from '#contract/dating/plans/date-plan.ts'
import type { Match } from '#contract/dating/matches/match.ts'
import { ShareChoices } from '#web/listings/share/public.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { InstantField } from '#web/ui/fields/instant-field.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useChangePlans } from './change-plans.ts'
import { OpenPlans } from './open-plans.tsx'
import { planAddress, PlanForm } from './plan-form-policy.ts'

interface PlanSheetProps {
  match: Pick<Match, 'id' | 'displayName'>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Place and time of a date, and the link to them for a friend. */
export function PlanSheet({ match, isOpen, onOpenChange }: PlanSheetProps) {
  const t = useTranslations('dating.plan')
  const [shared, setShared] = useState<{ plan: DatePlan; token: string } | null>(null)
  const name = usePersonName()(match.displayName)
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title', { name })}>
      <div className="grid gap-6 p-1">
        {shared ? <SharedLink {...shared} /> : <PlanFields matchId={match.id} onShared={setShared} />}
        <OpenPlans />
      </div>
    </Sheet>
  )
}

interface PlanFieldsProps {
  matchId: Match['id']
  onShared: (shared: { plan: DatePlan; token: string }) => void
}

function PlanFields({ matchId, onShared }: PlanFieldsProps) {
  const t = useTranslations('dating.plan')
  const { create } = useChangePlans()
  const show = useShowRefusal()
  const form = useForm<PlanForm>({
    resolver: zodResolver(PlanForm),
    defaultValues: { place: '', zone: '' },
    mode: 'onTouched',
  })
  const send = form.handleSubmit(({ place, startsAt }) =>
    create.mutate(
      { matchId, place, startsAt },
      {
        onSuccess: onShared,
        onError: (error) =>
          toast({ title: t('failed'), description: show(error, form.setError), kind: 'danger' }),
      },
    ),
  )
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="text-muted">{t('lead')}</p>
      <TextField
        isProse
        control={form.control}
        name="place"
        label={t('place')}
        hint={t('placeHint')}
        maxLength={DATE_PLAN_LIMITS.placeMax * 8}
        isRequired
      />
      <InstantField control={form.control} name="startsAt" zoneName="zone" label={t('startsAt')} isRequired />
      <Button type="submit" size="lg" isPending={create.isPending}>
        {t('create')}
      </Button>
    </form>
  )
}

function SharedLink({ plan, token }: { plan: DatePlan; token: string }) {
  const t = useTranslations('dating.plan')
  const { dateTime } = useFormats()
  const url = planAddress(token, location.origin)
  return (
    <section className="grid gap-3 rounded-card bg-accent-soft p-4">
      <h3 className="font-sans text-base font-semibold text-accent-soft-foreground">{t('link')}</h3>
      <p className="text-sm text-accent-soft-foreground">{t('linkLead', { at: dateTime(plan.endsAt) })}</p>
      <p className="text-sm break-all">{url}</p>
      <ShareChoices link={{ title: t('linkTitle'), url }} />
    </section>
  )
}
