import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SiteSettingsView } from '#contract/staff/settings/setting.ts'
import { Button } from '#web/ui/button.tsx'

interface LimitFormProps {
  limit: SiteSettingsView['limits'][number]
  onSave: (perDay: number) => void
}

/** A number of one day, saved when asked to. */
export function LimitForm({ limit: { limit, perDay, usual, max }, onSave }: LimitFormProps) {
  const t = useTranslations('staff.settings')
  const id = useId()
  const [typed, setTyped] = useState(String(perDay))
  const wanted = Number(typed)
  const isGood = Number.isInteger(wanted) && wanted >= 1 && wanted <= max
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isGood) onSave(wanted)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {t(`limit.${limit}`)}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={!isGood}
          aria-describedby={`${id}-note`}
          className="min-h-11 w-28 rounded-field border border-[var(--field-border)] bg-field px-3 text-foreground focus-visible:outline-2 focus-visible:outline-accent aria-invalid:border-danger"
        />
        <Button
          type="submit"
          variant="secondary"
          className="min-h-11"
          disabled={!isGood || wanted === perDay}
          aria-label={t('saveOf', { limit: t(`limit.${limit}`) })}
        >
          {t('save')}
        </Button>
      </div>
      <p id={`${id}-note`} className={`text-sm ${isGood ? 'text-muted' : 'text-danger'}`}>
        {t('range', { max, usual })}
      </p>
    </form>
  )
}
