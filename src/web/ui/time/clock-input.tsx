import { useTranslations } from 'use-intl'
import { useLanguage } from '#web/platform/language/language.tsx'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import { hourChoices, minuteChoices } from './clock-policy.ts'

interface ClockInputProps {
  label: string
  /** 'HH:MM' from midnight, whatever clock it is shown by. */
  value: string
  onChange: (value: string) => void
}

/** A time of day, chosen by the reader's clock: from dawn with its part of the day, or from midnight. */
export function ClockInput({ label, value, onChange }: ClockInputProps) {
  const t = useTranslations('ui.field')
  const { language, catalogue } = useLanguage()
  const { clock } = useReadingChoices().style
  const [hour = '', minute = ''] = value.split(':')
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-1">{label}</legend>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
        <PlainSelect
          label={t('hourOf', { label })}
          isLabelHidden
          value={hour}
          onChange={(chosen) => onChange(`${chosen}:${minute}`)}
          choices={hourChoices(language, clock, catalogue.formats?.hour)}
        />
        <PlainSelect
          label={t('minuteOf', { label })}
          isLabelHidden
          value={minute}
          onChange={(chosen) => onChange(`${hour}:${chosen}`)}
          choices={minuteChoices(minute)}
        />
      </div>
    </fieldset>
  )
}
