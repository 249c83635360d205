import {
  CalendarDays,
  CalendarHeart,
  CalendarRange,
  Clock,
  Hash,
  type LucideIcon,
  MapPin,
  Ruler,
  Sunrise,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type DateStyle, writeDate, writeTime } from '#contract/language/formats.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import {
  CALENDARS,
  chooseReading,
  UNITS,
  type Units,
  useReadingChoices,
} from '#web/platform/format/reading-choices.ts'
import { OptionCards } from './option-cards.tsx'

const CALENDAR_ICONS: Record<DateStyle['calendar'], LucideIcon> = {
  gregorian: CalendarDays,
  ethiopian: CalendarHeart,
  both: CalendarRange,
}
const CLOCK_ICONS: Record<DateStyle['clock'], LucideIcon> = { usual: Clock, dawn: Sunrise }
const UNIT_ICONS: Record<Units, LucideIcon> = { auto: MapPin, miles: Ruler, kilometres: Ruler }

const iconOf = (Icon: LucideIcon) => <Icon size={20} aria-hidden="true" className="shrink-0" />

/** The calendar, the clock, the numerals and the units, each shown as it will look. */
export function ReadingChoices() {
  const t = useTranslations('account.reading')
  const { language, catalogue } = useLanguage()
  const { style, units } = useReadingChoices()
  const [now] = useState(() => new Date().toISOString())
  const date = (changed: Partial<DateStyle>) =>
    (catalogue.formats?.date ?? writeDate)(now, language, deviceTimeZone(), { ...style, ...changed })
  const time = (clock: DateStyle['clock']) =>
    (catalogue.formats?.time ?? writeTime)(now, language, deviceTimeZone(), { clock })
  return (
    <>
      <OptionCards
        label={t('calendar')}
        options={CALENDARS.map((calendar) => ({
          value: calendar,
          label: t(`calendars.${calendar}`),
          example: date({ calendar }),
          icon: iconOf(CALENDAR_ICONS[calendar]),
        }))}
        value={style.calendar}
        onChange={(chosen) => chooseReading('calendar', chosen)}
      />
      {style.calendar !== 'gregorian' && (
        <OptionCards
          label={t('numerals')}
          options={(['arabic', 'geez'] as const).map((numerals) => ({
            value: numerals,
            label: t(`numeralKinds.${numerals}`),
            example: date({ calendar: 'ethiopian', numerals }),
            icon: iconOf(Hash),
          }))}
          value={style.numerals}
          onChange={(chosen) => chooseReading('numerals', chosen)}
        />
      )}
      <OptionCards
        label={t('clock')}
        options={(['usual', 'dawn'] as const).map((clock) => ({
          value: clock,
          label: t(`clocks.${clock}`),
          example: time(clock),
          icon: iconOf(CLOCK_ICONS[clock]),
        }))}
        value={style.clock}
        onChange={(chosen) => chooseReading('clock', chosen)}
      />
      <OptionCards
        label={t('units')}
        options={UNITS.map((unit) => ({
          value: unit,
          label: t(`unitKinds.${unit}`),
          icon: iconOf(UNIT_ICONS[unit]),
        }))}
        value={units}
        onChange={(chosen) => chooseReading('units', chosen)}
      />
    </>
  )
}
