import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { dayIn } from '#web/platform/format/short-date.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'
import { deviceTimeZone } from '#web/platform/language/language.tsx'
import type { LanguageFormats } from '#web/platform/language/language-formats.ts'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import { PICKER_CALENDARS, usePickerCalendar } from '#web/ui/fields/picker-calendar.tsx'
import { dayOfParts, type DayParts, daysIn, NO_PARTS, partsOf, yearChoices } from './day-policy.ts'

interface DayInWordsProps {
  formats: LanguageFormats
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  name?: string
  /** Gregorian 'YYYY-MM-DD'; anything else is no day. */
  value: unknown
  onChange: (day: string | undefined) => void
  onBlur?: (() => void) | undefined
  isRequired?: boolean
  isDisabled?: boolean
  min?: string | undefined
  max?: string | undefined
}

/** A day chosen by its parts, with the months in the words of a language that no browser's calendar speaks. */
export function DayInWords(props: DayInWordsProps) {
  const { formats, label, hint, error, name, value, onChange, onBlur, isRequired, isDisabled, min, max } =
    props
  const t = useTranslations('ui.field')
  const { date } = useFormats()
  const { calendar: read } = useReadingChoices().style
  const { calendar, choose } = usePickerCalendar()
  const notes = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const [begun, setBegun] = useState(NO_PARTS)
  const [today] = useState(() => dayIn(new Date().toISOString(), deviceTimeZone()))
  const whole = partsOf(value, calendar)
  const parts = whole ?? begun
  const months = calendar === 'ethiopian' ? formats.ethiopianMonths : formats.gregorianMonths
  const years = yearChoices(
    { ...(min !== undefined && { min }), ...(max !== undefined && { max }), chosen: parts.year, today },
    calendar,
  )
  const days = daysIn({ year: Number(parts.year || years[0]), month: Number(parts.month || 1) }, calendar)
  const change = (part: Partial<DayParts>) => {
    const next = { ...parts, ...part }
    setBegun(next)
    onChange(dayOfParts(next, calendar) ?? undefined)
  }
  /** From one part to the next is not away from the field. */
  const leave = (to: EventTarget | null) => {
    if (!(to instanceof Node && field.current?.contains(to))) onBlur?.()
  }
  const select = (part: keyof DayParts, choices: readonly { value: string; label: string }[]) => (
    <PlainSelect
      label={t('partOf', { label: typeof label === 'string' ? label : '', part: t(part) })}
      isLabelHidden
      value={parts[part]}
      onChange={(chosen) => change({ [part]: chosen })}
      onBlur={leave}
      choices={[{ value: '', label: t(part) }, ...choices]}
    />
  )
  const text = error ?? hint
  return (
    <fieldset
      ref={field}
      disabled={isDisabled}
      name={name}
      aria-describedby={text === undefined ? undefined : notes}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="label mb-1">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        )}
      </legend>
      <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)] gap-2">
        {select('day', numbers(days))}
        {select(
          'month',
          months.map((month, at) => ({ value: String(at + 1), label: month })),
        )}
        {select(
          'year',
          years.map((year) => ({ value: year, label: year })),
        )}
      </div>
      {choose && (
        <PlainSelect
          label={t('calendar')}
          isLabelHidden
          shape="pill"
          className="justify-self-start"
          value={calendar}
          onChange={(chosen) => choose(PICKER_CALENDARS.find((one) => one === chosen) ?? calendar)}
          choices={PICKER_CALENDARS.map((one) => ({ value: one, label: t(`calendars.${one}`) }))}
        />
      )}
      {whole && read === 'both' && <p className="text-sm text-muted">{date(String(value))}</p>}
      {text !== undefined && (
        <p id={notes} className={`text-sm ${error === undefined ? 'text-muted' : 'text-danger'}`}>
          {text}
        </p>
      )}
    </fieldset>
  )
}

const numbers = (until: number) =>
  Array.from({ length: until }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))
