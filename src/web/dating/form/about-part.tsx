import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { DatingLanguage } from '#contract/dating/profile/option.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { DatingForm } from './dating-form-policy.ts'
import { HeightField } from './height-field.tsx'
import { PromptField } from './prompt-field.tsx'

/** What one tells about oneself. */
export function AboutPart({ form }: { form: UseFormReturn<DatingForm> }) {
  const t = useTranslations('dating')
  const { control } = form
  return (
    <div className="grid gap-5">
      <TextAreaField
        control={control}
        name="bio"
        label={t('form.about')}
        placeholder={t('form.aboutPlaceholder')}
        max={DATING_LIMITS.bioMax}
        rows={5}
        isRequired
      />
      <PromptField form={form} />
      <TextField isProse control={control} name="profession" label={t('form.profession')} />
      <TextField isProse control={control} name="education" label={t('form.education')} />
      <HeightField form={form} />
      <ChoicesField
        control={control}
        name="languages"
        label={t('form.languages')}
        choices={DatingLanguage.options.map((value) => ({ value, label: t(`language.${value}`) }))}
        isRequired
      />
    </div>
  )
}
