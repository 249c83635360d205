import { Button } from '#web/ui/button.tsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type Control, useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { GROUP_LIMITS } from '#contract/groups/group.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { GroupForm } from './group-form-policy.ts'

/** What most groups leave as it is. */
export function MoreSection({ control }: { control: Control<GroupForm> }) {
  const t = useTranslations('groups.dialog.more')
  const [isOpen, setOpen] = useState(false)
  const { errors } = useFormState({ control, name: ['maxMembers', 'rules', 'tags'] })
  const isWrong = Boolean(errors.maxMembers ?? errors.rules ?? errors.tags)
  if (!isOpen && !isWrong)
    return (
      <Button variant="outline" className="min-h-11 justify-self-start" onClick={() => setOpen(true)}>
        <ChevronDown size={18} aria-hidden="true" />
        {t('label')}
      </Button>
    )
  return (
    <fieldset className="grid gap-4 rounded-2xl border border-border p-4">
      <legend className="px-2 text-sm font-semibold">{t('label')}</legend>
      <NumberField
        control={control}
        name="maxMembers"
        label={t('maxMembers')}
        hint={t('maxMembersHint', { min: GROUP_LIMITS.maxMembersMin, max: GROUP_LIMITS.maxMembersMax })}
        min={GROUP_LIMITS.maxMembersMin}
        max={GROUP_LIMITS.maxMembersMax}
        steppers
      />
      <TextAreaField
        control={control}
        name="rules"
        label={t('rules')}
        hint={t('rulesHint')}
        max={GROUP_LIMITS.rulesMax}
      />
      <TextField
        isProse
        control={control}
        name="tags"
        label={t('tags')}
        hint={t('tagsHint', { max: GROUP_LIMITS.tagsMax })}
      />
    </fieldset>
  )
}
