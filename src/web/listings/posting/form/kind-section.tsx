import { Button } from '#web/ui/button.tsx'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CATEGORIES, type Category, SUBCATEGORIES } from '#contract/listings/category.ts'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { changeCategory, type ListingForm } from './listing-form-policy.ts'

interface KindSectionProps {
  form: UseFormReturn<ListingForm>
  /** Once published a listing stays in its category. */
  isCategoryFixed: boolean
}

/** What kind of thing it is, and whether it is offered or looked for. */
export function KindSection({ form, isCategoryFixed }: KindSectionProps) {
  const t = useTranslations('listings')
  const { control } = form
  const category = useWatch({ control, name: 'category' })
  return (
    <div className="grid gap-8">
      {!isCategoryFixed && <CategoryRow form={form} category={category} />}
      <RadioCards
        key={category}
        control={control}
        name="subcategory"
        label={t(category === 'jobs' ? 'posting.trade' : 'posting.subcategory')}
        columns={3}
        isRequired
        choices={SUBCATEGORIES[category].map((value) => ({ value, label: t(`subcategory.${value}`) }))}
      />
      {category !== 'events' && (
        <RadioCards
          control={control}
          name="kind"
          label={t('posting.kind')}
          choices={(['offer', 'wanted'] as const).map((value) => ({
            value,
            label: t(`posting.${value}.${category}`),
          }))}
        />
      )}
    </div>
  )
}

function CategoryRow({ form, category }: { form: UseFormReturn<ListingForm>; category: Category }) {
  const t = useTranslations('listings')
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const choose = (next: Category) => {
    setOpen(false)
    if (next === category) return
    const now = form.getValues()
    form.reset(changeCategory(now, next, { place: now.place, language, timeZone: deviceTimeZone() }), {
      keepDefaultValues: true,
    })
  }
  if (isOpen)
    return (
      <fieldset aria-label={t('posting.category.title')} className="flex flex-wrap gap-2">
        {CATEGORIES.map((one) => (
          <Button key={one} variant={one === category ? 'primary' : 'outline'} onClick={() => choose(one)}>
            {t(`category.${one}`)}
          </Button>
        ))}
      </fieldset>
    )
  return (
    <div className="flex items-center gap-3 rounded-2xl bg-surface p-2 pe-3 shadow-card">
      <span className="block h-12 w-16 shrink-0 overflow-hidden rounded-xl">
        <CategoryArt category={category} />
      </span>
      <span className="min-w-0 flex-1 font-semibold">{t(`category.${category}`)}</span>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('posting.category.change')}
      </Button>
    </div>
  )
}
