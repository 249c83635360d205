import { Button } from '#web/ui/button.tsx'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Category, Subcategory } from '#contract/listings/category.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import { wordsOf } from '#contract/listings/translation.ts'
import { holdsContact } from '#contract/kit/contact.ts'
import { unfairWording } from '#contract/listings/wording.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { ContentLanguage } from '#contract/language/language.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { DetailInput } from './detail-input.tsx'
import { titleExamplesAm } from '#web/listings/posting/examples/messages.am.ts'
import { titleExamplesEn } from '#web/listings/posting/examples/messages.en.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { fieldGroups, type FormField } from './field-groups-policy.ts'
import { filledDetails, type ListingForm, usualTitle } from './listing-form-policy.ts'
import { TranslationSection } from './translation-section.tsx'

/**
 * What the title is made of, title and description, then the fields of the subcategory: required ones and those that
 * come first in the open, the others on demand.
 */
export function DetailsSection({ form }: { form: UseFormReturn<ListingForm> }) {
  const t = useTranslations('listings.posting')
  const { control } = form
  const [category, subcategory, kind, details] = useWatch({
    control,
    name: ['category', 'subcategory', 'kind', 'details'],
  })
  const { naming, open, later } = fieldGroups({ category, subcategory, kind })
  const [isOpen, setOpen] = useState(() => later.some(({ name }) => name in filledDetails(details)))
  const isNamed = useUsualTitle(form)
  const { language, catalogue } = useLanguage()
  const example =
    catalogue.titleExamples?.[category]?.[subcategory ?? ''] ?? exampleOf(category, subcategory, language)
  const hint = isNamed ? t('usualTitle') : example && t('titleHint', { example })
  return (
    <div className="grid gap-6">
      <FieldGrid control={control} fields={naming} />
      <TextField
        isProse
        control={control}
        name="title"
        label={t('title')}
        hint={hint}
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
      <WordingNotes control={control} />
      <FieldGrid control={control} fields={open} />
      <TranslationSection form={form} />
      {isOpen ? (
        <fieldset className="grid gap-5 rounded-card border border-border p-4 sm:grid-cols-2 md:p-6">
          <legend className="px-2 font-semibold">{t('more')}</legend>
          <DetailInputs control={control} fields={later} />
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

interface FieldListProps {
  control: Control<ListingForm>
  fields: readonly FormField[]
}

const FieldGrid = (props: FieldListProps) =>
  props.fields.length > 0 && (
    <div className="grid gap-6 sm:grid-cols-2">
      <DetailInputs {...props} />
    </div>
  )

const DetailInputs = ({ control, fields }: FieldListProps) =>
  fields.map(({ name, field, isNeeded }) => (
    <div key={name} className={field.kind === 'choices' ? 'sm:col-span-2' : undefined}>
      <DetailInput control={control} name={name} field={field} isRequired={isNeeded} />
    </div>
  ))

/** "Corner sofa, grey, clean" */
function exampleOf(
  category: Category,
  subcategory: Subcategory | null,
  language: InterfaceLanguage,
): string | undefined {
  const examples: Record<Category, Partial<Record<Subcategory, string>>> = language === 'am'
    ? titleExamplesAm
    : titleExamplesEn
  return subcategory === null ? undefined : examples[category][subcategory]
}

/** Writes the usual title as long as nobody has written another; is it the one that stands there? */
function useUsualTitle({ control, setValue }: UseFormReturn<ListingForm>): boolean {
  const [subcategory, details, title] = useWatch({ control, name: ['subcategory', 'details', 'title'] })
  const usual = usualTitle({ subcategory, details })
  const written = useRef(usual)
  useEffect(() => {
    if (usual === written.current) return
    const isOwn = title.trim() !== '' && title !== written.current
    written.current = usual
    if (!isOwn) setValue('title', usual ?? '', { shouldDirty: true, shouldValidate: usual !== null })
  }, [setValue, title, usual])
  return usual !== null && title === usual
}

/** What is better not said, or not here. */
function WordingNotes({ control }: { control: Control<ListingForm> }) {
  const t = useTranslations('listings.posting')
  const [category, description, title, translation] = useWatch({
    control,
    name: ['category', 'description', 'title', 'translation'],
  })
  const unfair = unfairWording(category, wordsOf({ title, description, translation }).join('\n'))
  return (
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
      {(holdsContact(description) || holdsContact(translation.description)) && (
        <span className="flex gap-2 rounded-2xl border border-warning bg-warning/15 p-3 text-sm">
          <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t('contactWarning')}
        </span>
      )}
    </output>
  )
}
