import { Button } from '#web/ui/button.tsx'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import {
  EVENT_LIMITS,
  EventFields as ContractFields,
  type EventScope,
  type GroupEvent,
} from '#contract/groups/events/event.ts'
import type { Group } from '#contract/groups/group.ts'
import { REPEATS } from '#contract/groups/repeat-rule.ts'
import { WEB_LINK_MAX } from '#contract/kit/web-link.ts'
import { slotInstant, slotsWith } from '#web/groups/dialog/slot-policy.ts'
import { NO_END } from '#web/groups/dialog/group-form-policy.ts'
import { dayAfter, endsNextDay } from '#web/groups/dialog/wall-policy.ts'
import { BannerField } from '#web/groups/dialog/banner-field.tsx'
import { ZoneField } from '#web/groups/dialog/zone-field.tsx'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText, useFieldText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useCreateEvent } from './create-event.ts'
import {
  eventFieldAt,
  eventFieldsOf,
  type EventForm as Form,
  eventFormOf,
  eventResolver,
  newEvent,
} from './event-form-policy.ts'
import { PriceFields } from './price-fields.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { useUpdateEvent } from './update-event.ts'

interface EventFormProps {
  group: Group
  /** Null: a new one. */
  event: GroupEvent | null
  onClose: () => void
}

/** Calls a group together, or changes what was called. */
export function EventForm({ group, event, onClose }: EventFormProps) {
  const t = useTranslations('groups.events.form')
  const tUi = useTranslations('ui')
  const tDiscard = useTranslations('groups.dialog.discard')
  const { problems } = useLanguage().catalogue
  const form = useForm<Form>({
    defaultValues: event ? eventFormOf(event, group) : newEvent(group),
    resolver: eventResolver(problems),
    mode: 'onTouched',
  })
  const [scope, setScope] = useState<EventScope>('one')
  const [isAsking, setAsking] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const { send, isSending } = useSendEvent(group, event, form, onClose)
  const isSeries = event !== null && event.repeatRule !== null
  const leave = () => (form.formState.isDirty ? setAsking(true) : onClose())
  const submit = form.handleSubmit((values) => send(values, scope))
  return (
    <>
      <Sheet
        isOpen
        onOpenChange={(isOpen) => !isOpen && !isSending && leave()}
        title={t(event ? 'edit' : 'create')}
        footer={
          <>
            <Button variant="tertiary" disabled={isSending} onClick={leave}>
              {tUi('cancel')}
            </Button>
            <Button isPending={isSending} disabled={isUploading} onClick={() => void submit()}>
              {t(event ? 'save' : 'submit')}
            </Button>
          </>
        }
      >
        <form noValidate className="grid gap-5 p-1" onSubmit={(submitted) => void submit(submitted)}>
          {isSeries && !event.isMeeting && <ScopeChoice value={scope} onChange={setScope} />}
          {event?.isMeeting && <p className="rounded-xl bg-surface-secondary p-3 text-sm">{t('meeting')}</p>}
          <Fields form={form} isRepeatShown={event === null || (isSeries && scope === 'all')} />
          <PriceFields control={form.control} />
          <BannerField control={form.control} name="cover" label={t('cover')} onBusy={setUploading} />
        </form>
      </Sheet>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={tDiscard('title')}
        confirmLabel={tDiscard('confirm')}
        onConfirm={onClose}
      >
        {tDiscard('text')}
      </ConfirmDialog>
    </>
  )
}

function useSendEvent(
  group: Group,
  event: GroupEvent | null,
  form: ReturnType<typeof useForm<Form>>,
  onDone: () => void,
) {
  const t = useTranslations('groups.events.form')
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const create = useCreateEvent()
  const update = useUpdateEvent()
  const send = async (values: Form, scope: EventScope) => {
    const fields = ContractFields.parse(eventFieldsOf(values))
    try {
      if (event) await update.mutateAsync({ eventId: event.id, version: event.version, scope, fields })
      else await create.mutateAsync({ groupId: group.id, fields })
      toast({ title: t(event ? 'saved' : 'created'), kind: 'success' })
      onDone()
    } catch (error) {
      if (error instanceof CallError)
        for (const problem of error.fields)
          form.setError(eventFieldAt(problem.path), { type: 'server', message: fieldText(problem) })
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  return { send, isSending: create.isPending || update.isPending }
}

interface FieldsProps {
  form: ReturnType<typeof useForm<Form>>
  isRepeatShown: boolean
}

function Fields({ form: { control }, isRepeatShown }: FieldsProps) {
  const t = useTranslations('groups.events.form')
  const tTime = useTranslations('groups.dialog.time')
  const tRepeat = useTranslations('groups.repeat')
  const { date, time } = useFormats()
  const [day, start, end] = useWatch({ control, name: ['day', 'start', 'end'] })
  const slots = slotsWith([start, end === NO_END ? undefined : end]).map((value) => ({
    value,
    label: time(slotInstant(value), 'UTC'),
  }))
  const isNextDay = end !== NO_END && endsNextDay(start, end)
  return (
    <>
      <TextField
        isProse
        control={control}
        name="title"
        label={t('title')}
        max={EVENT_LIMITS.titleMax}
        isRequired
      />
      <DateField control={control} name="day" label={t('day')} isRequired />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField control={control} name="start" label={tTime('start')} choices={slots} isRequired />
        <ChoiceField
          control={control}
          name="end"
          label={tTime('end')}
          hint={
            <output>
              {isNextDay &&
                (day === undefined ? tTime('endsNextDay') : tTime('endsOn', { date: date(dayAfter(day)) }))}
            </output>
          }
          choices={[{ value: NO_END, label: tTime('noEnd') }, ...slots]}
        />
      </div>
      <ZoneField control={control} name="timezone" label={tTime('zone')} isRequired />
      <TextField
        isProse
        control={control}
        name="venue"
        label={t('venue')}
        hint={t('venueHint')}
        maxLength={EVENT_LIMITS.venueMax}
      />
      <TextField
        control={control}
        name="url"
        type="url"
        inputMode="url"
        label={t('url')}
        hint={t('urlHint')}
        placeholder="https://"
        maxLength={WEB_LINK_MAX}
      />
      <TextAreaField
        control={control}
        name="description"
        label={t('description')}
        max={EVENT_LIMITS.descriptionMax}
      />
      {isRepeatShown && (
        <ChoiceField
          control={control}
          name="repeat"
          label={tTime('repeat')}
          choices={REPEATS.map((value) => ({ value, label: tRepeat(value) }))}
        />
      )}
      <NumberField
        control={control}
        name="capacity"
        label={t('capacity')}
        hint={t('capacityHint')}
        min={EVENT_LIMITS.capacityMin}
        max={EVENT_LIMITS.capacityMax}
      />
    </>
  )
}
