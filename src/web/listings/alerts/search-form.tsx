import { Button } from '#web/ui/button.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import {
  ALERT_CHANNELS,
  ALERT_FREQUENCIES,
  SAVED_SEARCH_LIMITS,
  SavedSearchFields,
} from '#contract/listings/alerts/saved-search.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

export type SearchFields = z.output<typeof SavedSearchFields>

interface SearchFormProps {
  values: SearchFields
  onSave: (fields: SearchFields) => Promise<unknown>
}

/** What its person decides about a saved search. */
export function SearchForm({ values, onSave }: SearchFormProps) {
  const t = useTranslations('listings.alerts')
  const form = useForm({ resolver: zodResolver(SavedSearchFields), defaultValues: values })
  const showRefusal = useShowRefusal()
  const { control, handleSubmit, setError, formState } = form
  const submit = handleSubmit(async (fields) => {
    try {
      await onSave(fields)
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5 p-1">
      <TextField
        isProse
        control={control}
        name="name"
        label={t('name')}
        max={SAVED_SEARCH_LIMITS.nameMax}
        isRequired
      />
      <ChoiceField
        control={control}
        name="channel"
        label={t('channel')}
        choices={ALERT_CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
      />
      <ChoiceField
        control={control}
        name="frequency"
        label={t('frequency')}
        choices={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
      />
      <Button type="submit" size="lg" fullWidth isPending={formState.isSubmitting}>
        {t('apply')}
      </Button>
    </form>
  )
}
