import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuietHours } from '#contract/notifications/settings/notification-settings.ts'
import { deviceTimeZone } from '#web/platform/language/language.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { ClockInput } from '#web/ui/time/clock-input.tsx'

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
      <div className="grid max-w-xl gap-3 sm:grid-cols-2">
        <ClockInput label={t('from')} value={quietHours.from} onChange={(from) => change({ from })} />
        <ClockInput label={t('until')} value={quietHours.until} onChange={(until) => change({ until })} />
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
