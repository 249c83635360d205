import { Globe } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuietHours } from '#contract/notifications/settings/notification-settings.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { deviceTimeZone } from '#web/platform/language/language.tsx'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'
import { SwitchRow } from '#web/ui/switch-row.tsx'

interface QuietPartProps {
  quietHours: QuietHours | null
  onChange: (quietHours: QuietHours | null) => void
}

/** A night as most people sleep it, where the device is. */
const firstNight = (): QuietHours => ({ from: '22:00', until: '07:00', timeZone: deviceTimeZone() })

/** From when until when nothing rings, by the clock where the person lives. */
export function QuietPart({ quietHours, onChange }: QuietPartProps) {
  const t = useTranslations('notifications.settings.quiet')
  return (
    <div className="grid gap-4">
      <SwitchRow
        label={t('switch')}
        isOn={quietHours !== null}
        onChange={(wanted) => onChange(wanted ? firstNight() : null)}
      />
      {quietHours && <Times quietHours={quietHours} onChange={onChange} />}
    </div>
  )
}

function Times({ quietHours, onChange }: { quietHours: QuietHours; onChange: (to: QuietHours) => void }) {
  const t = useTranslations('notifications.settings.quiet')
  const [isSame, setIsSame] = useState(false)
  const here = deviceTimeZone()
  const change = (changes: Partial<QuietHours>) => {
    const next = { ...quietHours, ...changes }
    setIsSame(next.from === next.until)
    if (next.from !== next.until) onChange(next)
  }
  return (
    <>
      <div className="grid max-w-md grid-cols-2 gap-3">
        <Time label={t('from')} value={quietHours.from} onChange={(from) => change({ from })} />
        <Time label={t('until')} value={quietHours.until} onChange={(until) => change({ until })} />
      </div>
      {isSame && (
        <p role="alert" className="text-sm text-danger">
          {t('same')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Globe size={16} aria-hidden="true" className="shrink-0" />
        <p>{t('zone', { zone: cityOf(quietHours.timeZone) })}</p>
        {quietHours.timeZone !== here && (
          <button
            type="button"
            className="min-h-11 cursor-pointer font-semibold text-accent underline-offset-4 hover:underline"
            onClick={() => change({ timeZone: here })}
          >
            {t('zoneHere', { zone: cityOf(here) })}
          </button>
        )}
      </div>
    </>
  )
}

/** 'America/New_York' as people call it. */
const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

function Time({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  const { style } = useReadingChoices()
  const { time } = useFormats()
  // While it is typed it is no time now and then; only whole ones are handed on.
  const [typed, setTyped] = useState(value)
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="time"
        required
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          if (/^\d\d:\d\d$/.test(event.target.value)) onChange(event.target.value)
        }}
        onBlur={() => setTyped(typed === '' ? value : typed)}
        className="min-h-12 w-full min-w-0 rounded-xl border border-border bg-surface px-3 text-base tabular-nums outline-accent focus-visible:outline-2"
      />
      {/* The browser's field knows nothing of the clock that begins at dawn. */}
      {style.clock === 'dawn' && (
        <p className="text-sm text-muted">{time(`2026-01-01T${value}:00.000Z`, 'UTC')}</p>
      )}
    </div>
  )
}
