import { Languages, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ContentLanguage } from '#contract/language/language.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import { isBlank } from '#contract/listings/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { languageOf, type ListingForm, otherLanguage } from './listing-form-policy.ts'

/** Title and description in a second language, on demand: whoever reads that one sees them first. */
export function TranslationSection({ form }: { form: UseFormReturn<ListingForm> }) {
  const t = useTranslations('listings.posting')
  const { control, setValue } = form
  const [title, description, lang, translation] = useWatch({
    control,
    name: ['title', 'description', 'lang', 'translation'],
  })
  const [isOpen, setOpen] = useState(() => !isBlank(translation))
  // what was left out comes back with the next tap on the button
  const leftOut = useRef<ListingForm['translation'] | null>(null)
  const written = isBlank({ title, description }) ? lang : languageOf({ title, description }, lang)
  const spoken = (one: ContentLanguage) => t(`spoken.${one}`)
  const write = (next: ListingForm['translation']) =>
    setValue('translation', next, { shouldDirty: true, shouldValidate: false })
  // the letters of the first text may say only later that this is its language
  const isTaken = isOpen && translation.lang === written
  useEffect(() => {
    if (isTaken) setValue('translation.lang', otherLanguage(written))
  }, [isTaken, setValue, written])
  const open = () => {
    if (leftOut.current) write(leftOut.current)
    setOpen(true)
  }
  const leaveOut = () => {
    leftOut.current = translation
    write({ ...translation, title: '', description: '' })
    form.clearErrors('translation')
    setOpen(false)
  }
  if (!isOpen)
    return (
      <Button variant="outline" className="justify-self-start" onClick={open}>
        <Languages size={18} aria-hidden="true" />
        {t('translation.add')}
      </Button>
    )
  return (
    <fieldset className="grid gap-5 rounded-card border border-border p-4 md:p-6">
      <legend className="px-2 font-semibold">{t('translation.heading')}</legend>
      <p className="-mt-2 text-sm text-muted">{t('translation.hint')}</p>
      <ChoiceField
        control={control}
        name="translation.lang"
        label={t('translation.lang')}
        choices={ContentLanguage.options
          .filter((one) => one !== written)
          .map((value) => ({ value, label: spoken(value) }))}
      />
      <TextField
        isProse
        control={control}
        name="translation.title"
        label={t('translation.title', { language: spoken(translation.lang) })}
        max={LISTING_LIMITS.titleMax}
      />
      <TextAreaField
        control={control}
        name="translation.description"
        label={t('translation.description', { language: spoken(translation.lang) })}
        max={LISTING_LIMITS.descriptionMax}
        rows={6}
      />
      <Button variant="ghost" className="justify-self-start" onClick={leaveOut}>
        <X size={18} aria-hidden="true" />
        {t('translation.leaveOut')}
      </Button>
    </fieldset>
  )
}
