import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { LookingFor, RelationshipType } from '#contract/dating/profile/option.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import type { DatingForm } from './dating-form-policy.ts'
import { FactsPart } from './facts-part.tsx'
import { InterestField } from './interest-field.tsx'
import { TagField } from './tag-field.tsx'

/** What one looks for, what one loves, and facts that decide for many. */
export function InterestsPart({ form }: { form: UseFormReturn<DatingForm> }) {
  const t = useTranslations('dating')
  const { control } = form
  return (
    <div className="grid gap-6">
      <ChoiceField
        control={control}
        name="lookingFor"
        label={t('form.lookingFor')}
        choices={LookingFor.options.map((value) => ({ value, label: t(`lookingFor.${value}`) }))}
        isRequired
      />
      <ChoiceField
        control={control}
        name="relationshipType"
        label={t('form.relationshipType')}
        choices={RelationshipType.options.map((value) => ({ value, label: t(`relationshipType.${value}`) }))}
        isRequired
      />
      <InterestField form={form} />
      <TagField form={form} />
      <FactsPart form={form} />
    </div>
  )
}
