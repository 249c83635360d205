import { Button } from '#web/ui/button.tsx'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { askedFields } from '#contract/listings/category-fields.ts'
import { isRequired } from '#contract/listings/detail-field.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import { holdsContact } from '#contract/kit/contact.ts'
import { unfairWording } from '#contract/listings/wording.ts'
import { ContentLanguage } from '#contract/language/language.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { DetailInput } from './detail-input.tsx'
import { filledDetails, type ListingForm } from './listing-form-policy.ts'

/** Title, description and the category's own fields: required ones first, the others on demand. */
export function DetailsSection({ control }: { control: Control<ListingForm> }) {
  const t = useTranslations('listings.posting')
  const [category, subcategory, kind, details, description, title] = useWatch({
    control,
    name: ['category', 'subcategory', 'kind', 'details', 'description', 'title'],
  })
  const unfair = unfairWording(category, `${title}\n${description}`)
  const fields = askedFields(category, subcategory)
  const required = fields.filter(([, field]) => isRequired(field, kind))
  const optional = fields.filter(([, field]) => !isRequired(field, kind))
  const [isOpen, setOpen] = useState(() => optional.some(([name]) => name in filledDetails(details)))
  return (
    <div className="grid gap-6">
      <TextField
        isProse
        control={control}
        name="title"
        label={t('title')}
        hint={t(`titleHint.${category}`)}
        max={LISTING_LIMITS.titleMax}
        isRequired
      />
      <TextAreaField
        control={control}
        name="description"
        label={t('description')}
        hint={t('descriptionHint', { min: LISTING_LIMITS.descriptionMin })}
        max={LISTING_LIMITS.descriptionMax}
        rows={6}
        isRequired
      />
      <output className="-mt-4 empty:hidden">
        {unfair !== null && (
          <span className="mb-3 flex gap-2 rounded-2xl border border-warning bg-warning/15 p-3 text-sm">
            <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>
              <strong className="block">{t('unfair.title')}</strong>
              {t(`unfair.${unfair}`)}
            </span>
          </span>
        )}
        {holdsContact(description) && (
          <span className="flex gap-2 rounded-2xl border border-warning bg-warning/15 p-3 text-sm">
            <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('contactWarning')}
          </span>
        )}
      </output>
      <div className="grid gap-6 sm:grid-cols-2">
        {required.map(([name, field]) => (
          <DetailInput key={name} control={control} name={name} field={field} isRequired />
        ))}
      </div>
      {isOpen ? (
        <fieldset className="grid gap-5 rounded-card border border-border p-4 sm:grid-cols-2 md:p-6">
          <legend className="px-2 font-semibold">{t('more')}</legend>
          {optional.map(([name, field]) => (
            <div key={name} className={field.kind === 'choices' ? 'sm:col-span-2' : undefined}>
              <DetailInput control={control} name={name} field={field} />
            </div>
          ))}
          <ChoiceField
            control={control}
            name="lang"
            label={t('lang')}
            choices={ContentLanguage.options.map((value) => ({ value, label: t(`spoken.${value}`) }))}
          />
        </fieldset>
      ) : (
        <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          <ChevronDown size={18} aria-hidden="true" />
          {t('more')}
        </Button>
      )}
    </div>
  )
}
