import { LayoutGrid, List, MapIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LAYOUTS, useLayout } from './choose-layout.ts'

const ICONS = { grid: LayoutGrid, list: List, map: MapIcon }

/** Grid, list or map, remembered by the device. */
export function LayoutSwitch() {
  const t = useTranslations('listings.layout')
  const { layout, choose } = useLayout()
  return (
    <fieldset aria-label={t('label')} className="flex shrink-0 rounded-full border border-border bg-surface">
      {LAYOUTS.map((one) => {
        const Icon = ICONS[one]
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === layout}
            aria-label={t(one)}
            onClick={() => choose(one)}
            className="grid size-11 place-content-center rounded-full text-muted hover:text-foreground aria-pressed:bg-accent-soft aria-pressed:text-accent-soft-foreground"
          >
            <Icon size={19} aria-hidden="true" />
          </button>
        )
      })}
    </fieldset>
  )
}
