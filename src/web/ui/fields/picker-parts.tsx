import { DateField as Segments } from '@heroui/react/date-field'
import { DatePicker } from '@heroui/react/date-picker'
import { Description } from '@heroui/react/description'
import { Label } from '@heroui/react/label'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CalendarGrid } from './calendar-grid.tsx'
import { FieldNotes } from './field-parts.tsx'

interface PickerPartsProps {
  label: ReactNode
  hint?: ReactNode
  error: string | undefined
  /** What was picked, as readers of two calendars or of the dawn clock say it. */
  reading: string | null
}

/** What stands inside of a date picker: its label, the parts of the date, the button for the month, and the notes. */
export function PickerParts({ label, hint, error, reading }: PickerPartsProps) {
  const t = useTranslations('ui.field')
  return (
    <>
      <Label>{label}</Label>
      <Segments.Group fullWidth className="min-h-11">
        <Segments.Input>
          {/* Ethiopian years are counted in one era only; its Latin letters say nothing. */}
          {(segment) => (segment.type === 'era' ? <span hidden /> : <Segments.Segment segment={segment} />)}
        </Segments.Input>
        <Segments.Suffix>
          <DatePicker.Trigger aria-label={t('date')}>
            <DatePicker.TriggerIndicator />
          </DatePicker.Trigger>
        </Segments.Suffix>
      </Segments.Group>
      {reading !== null && <Description>{reading}</Description>}
      <FieldNotes hint={hint} error={error} />
      <DatePicker.Popover aria-label={t('date')}>
        <CalendarGrid label={t('date')} />
      </DatePicker.Popover>
    </>
  )
}
