import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'

export const pill = 'flex min-h-9 items-center rounded-full text-sm font-medium pointer-coarse:min-h-11'

interface FilterChipProps {
  label: string
  /** In the words of the reader, in whatever language. */
  isTyped?: boolean
  onRemove: () => void
}

/** A filter in force, which a tap takes away. */
export function FilterChip({ label, isTyped = false, onRemove }: FilterChipProps) {
  const t = useTranslations('listings.search')
  return (
    <button
      type="button"
      aria-label={t('remove', { filter: label })}
      onClick={onRemove}
      className={`${pill} gap-1.5 bg-accent-soft py-1 ps-3.5 pe-2.5 text-start text-accent-soft-foreground hover:bg-default`}
    >
      <span lang={isTyped ? '' : undefined} className="min-w-0 wrap-anywhere">
        {label}
      </span>
      <X size={16} aria-hidden="true" className="shrink-0" />
    </button>
  )
}
