import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CulturalTag } from '#contract/dating/profile/option.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { ToggleChip } from '#web/dating/toggle-chip.tsx'
import type { DatingForm } from './dating-form-policy.ts'

/** Faith is a fact of its own; whoever chose one of these before keeps it. */
const OF_FAITH: readonly CulturalTag[] = ['orthodox', 'muslim', 'evangelical', 'catholic', 'secular']

/** Up to three signs of where one comes from. */
export function TagField({ form: { control } }: { form: UseFormReturn<DatingForm> }) {
  const t = useTranslations('dating')
  const { field } = useController({ control, name: 'culturalTags' })
  const { value: tags } = field
  const isFull = tags.length >= DATING_LIMITS.tagsMax
  const isOffered = (tag: CulturalTag) => tags.includes(tag) || !OF_FAITH.includes(tag)
  const toggle = (tag: CulturalTag) =>
    field.onChange(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">{t('form.tags')}</legend>
      <div className="flex flex-wrap gap-2">
        {CulturalTag.options.filter(isOffered).map((tag) => (
          <ToggleChip
            key={tag}
            isOn={tags.includes(tag)}
            isDisabled={isFull && !tags.includes(tag)}
            onToggle={() => toggle(tag)}
          >
            {t(`tag.${tag}`)}
          </ToggleChip>
        ))}
      </div>
      <output className="text-xs text-muted">{t(isFull ? 'form.tagsFull' : 'form.tagsHint')}</output>
    </fieldset>
  )
}
