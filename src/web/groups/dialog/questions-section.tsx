import { Button } from '#web/ui/button.tsx'
import { Plus, X } from 'lucide-react'
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { GROUP_LIMITS } from '#contract/groups/group.ts'
import { CheckField } from '#web/ui/fields/check-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { GroupForm } from './group-form-policy.ts'

/** Whether admins decide who joins, and what they ask. */
export function QuestionsSection({ control }: { control: Control<GroupForm> }) {
  const t = useTranslations('groups.dialog.approval')
  const requiresApproval = useWatch({ control, name: 'requiresApproval' })
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' })
  return (
    <div className="grid gap-3">
      <CheckField control={control} name="requiresApproval" label={t('label')} />
      {requiresApproval && (
        <fieldset className="grid gap-3 rounded-2xl border border-border p-4">
          <legend className="px-2 text-sm font-semibold">{t('questions')}</legend>
          <p className="text-sm text-muted">{t('hint', { max: GROUP_LIMITS.questionsMax })}</p>
          {fields.map((field, i) => (
            <div key={field.id} className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <TextField
                  isProse
                  control={control}
                  name={`questions.${i}.text`}
                  label={t('question', { n: i + 1 })}
                  max={GROUP_LIMITS.questionMax}
                />
              </div>
              <Button
                isIconOnly
                variant="ghost"
                className="mt-6 size-11"
                aria-label={t('remove', { n: i + 1 })}
                onClick={() => remove(i)}
              >
                <X size={18} aria-hidden="true" />
              </Button>
            </div>
          ))}
          {fields.length < GROUP_LIMITS.questionsMax && (
            <Button
              variant="outline"
              className="min-h-11 justify-self-start"
              onClick={() => append({ text: '' })}
            >
              <Plus size={18} aria-hidden="true" />
              {t('add')}
            </Button>
          )}
        </fieldset>
      )}
    </div>
  )
}
