import { Skeleton } from '@heroui/react/skeleton'
import { LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupCategoryId } from '#contract/groups/category.ts'
import { CategorySign, useCategoryLabel } from '#web/groups/card/category-sign.tsx'
import { useGroupCategories } from '#web/groups/load-categories.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'

interface CategoryStripProps {
  chosen: GroupCategoryId | null
  onChoose: (categoryId: GroupCategoryId | null) => void
}

/** The categories in a row; picking the chosen one again takes it away. */
export function CategoryStrip({ chosen, onChoose }: CategoryStripProps) {
  const t = useTranslations('groups.explorer')
  const label = useCategoryLabel()
  const { data, isError } = useGroupCategories()
  // without them everything else still works
  if (isError) return null
  return (
    <section aria-labelledby="categories" className="grid min-w-0 gap-1.5 md:gap-2">
      <h2 id="categories" className="font-display text-base font-bold md:text-lg">
        {t('browse')}
      </h2>
      {!data && <Skeleton className="h-11 w-full rounded-full" />}
      {data && (
        <ChipRow label={t('browse')} current={chosen} isOneRow>
          <li>
            <Chip isChosen={chosen === null} onClick={() => onChoose(null)}>
              <LayoutGrid size={18} aria-hidden="true" />
              {t('all')}
            </Chip>
          </li>
          {data.items.map((category) => (
            <li key={category.id}>
              <Chip
                isChosen={category.id === chosen}
                onClick={() => onChoose(category.id === chosen ? null : category.id)}
              >
                <CategorySign icon={category.iconName} size={18} />
                {label(category)}
              </Chip>
            </li>
          ))}
        </ChipRow>
      )}
    </section>
  )
}

interface ChipProps {
  isChosen: boolean
  onClick: () => void
  children: ReactNode
}

function Chip({ isChosen, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-chosen={isChosen || undefined}
      onClick={onClick}
      className={`flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors ${isChosen ? 'border-accent bg-accent text-accent-foreground' : 'border-border bg-surface hover:border-accent'}`}
    >
      {children}
    </button>
  )
}
