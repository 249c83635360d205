import { useTranslations } from 'use-intl'
import { EventScope } from '#contract/groups/events/event.ts'

interface ScopeChoiceProps {
  value: EventScope
  onChange: (scope: EventScope) => void
}

/** Is it about this time only, or about all that follow as well? */
export function ScopeChoice({ value, onChange }: ScopeChoiceProps) {
  const t = useTranslations('groups.events.scope')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{t('label')}</legend>
      {EventScope.options.map((scope) => (
        <label
          key={scope}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl border border-border px-4 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="scope"
            value={scope}
            checked={scope === value}
            onChange={() => onChange(scope)}
            className="size-5 shrink-0 accent-accent"
          />
          {t(scope)}
        </label>
      ))}
    </fieldset>
  )
}
