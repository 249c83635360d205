import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { REPEATS } from '#contract/groups/repeat-rule.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { NO_END, type GroupForm } from './group-form-policy.ts'
import { slotInstant, slotsWith } from './slot-policy.ts'
import { dayAfter, endsNextDay } from './wall-policy.ts'
import { ZoneField } from './zone-field.tsx'

/** When the first meeting is, and how often there is another one. */
export function TimeSection({ control }: { control: Control<GroupForm> }) {
  const t = useTranslations('groups.dialog.time')
  const tRepeat = useTranslations('groups.repeat')
  const { date, time } = useFormats()
  const [startDay, startTime, endTime] = useWatch({ control, name: ['startDay', 'startTime', 'endTime'] })
  const slots = slotsWith([startTime, endTime]).map((value) => ({
    value,
    label: time(slotInstant(value), 'UTC'),
  }))
  const isNextDay = endTime !== NO_END && endsNextDay(startTime, endTime)
  const nextDay = isNextDay && startDay !== undefined ? t('endsOn', { date: date(dayAfter(startDay)) }) : null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <DateField control={control} name="startDay" label={t('day')} isRequired />
      </div>
      <ChoiceField
        control={control}
        name="startTime"
        label={t('start')}
        placeholder={t('choose')}
        choices={slots}
        isRequired
      />
      <ChoiceField
        control={control}
        name="endTime"
        label={t('end')}
        hint={<output>{nextDay ?? (isNextDay ? t('endsNextDay') : null)}</output>}
        choices={[{ value: NO_END, label: t('noEnd') }, ...slots]}
      />
      <ZoneField control={control} name="timezone" label={t('zone')} isRequired />
      <ChoiceField
        control={control}
        name="repeat"
        label={t('repeat')}
        choices={REPEATS.map((value) => ({ value, label: tRepeat(value) }))}
      />
    </div>
  )
}
