import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Children, Faith, FamilyPlans, Moving } from '#contract/dating/profile/option.ts'
import type { DatingForm } from './dating-form-policy.ts'
import { FactField } from './fact-field.tsx'

/** What one may state of faith, family and place; all of it is free to be left open. */
export function FactsPart({ form: { control } }: { form: UseFormReturn<DatingForm> }) {
  const t = useTranslations('dating')
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{t('form.factsLead')}</p>
      <FactField
        control={control}
        name="faith"
        label={t('fact.faith')}
        choices={Faith.options.map((value) => ({ value, label: t(`faith.${value}`) }))}
      />
      <FactField
        control={control}
        name="children"
        label={t('fact.children')}
        choices={Children.options.map((value) => ({ value, label: t(`children.${value}`) }))}
      />
      <FactField
        control={control}
        name="familyPlans"
        label={t('fact.familyPlans')}
        choices={FamilyPlans.options.map((value) => ({ value, label: t(`familyPlans.${value}`) }))}
      />
      <FactField
        control={control}
        name="moving"
        label={t('fact.moving')}
        choices={Moving.options.map((value) => ({ value, label: t(`moving.${value}`) }))}
      />
    </div>
  )
}
