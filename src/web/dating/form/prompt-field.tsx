import { X } from 'lucide-react'
import { useId } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Prompt } from '#contract/dating/profile/option.ts'
import { DATING_LIMITS, type PromptAnswer } from '#contract/dating/profile/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import { FieldCount } from '#web/ui/fields/field-count.tsx'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'
import type { DatingForm } from './dating-form-policy.ts'

/** Up to three beginnings of sentences, finished in one's own words. */
export function PromptField({ form: { control } }: { form: UseFormReturn<DatingForm> }) {
  const t = useTranslations('dating')
  const { field, fieldState } = useController({ control, name: 'prompts' })
  const prompts = field.value
  const free = Prompt.options.filter((prompt) => !prompts.some((one) => one.prompt === prompt))
  const begin = (chosen: string) => {
    const prompt = free.find((one) => one === chosen)
    if (prompt) field.onChange([...prompts, { prompt, answer: '' }])
  }
  const change = (next: PromptAnswer) =>
    field.onChange(prompts.map((one) => (one.prompt === next.prompt ? next : one)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-sm font-medium">{t('form.prompts')}</legend>
      <p className="text-sm text-muted">{t('form.promptsHint', { max: DATING_LIMITS.promptsMax })}</p>
      {prompts.map((one) => (
        <AnswerField
          key={one.prompt}
          given={one}
          onChange={change}
          onRemove={() => field.onChange(prompts.filter(({ prompt }) => prompt !== one.prompt))}
        />
      ))}
      {prompts.length < DATING_LIMITS.promptsMax && (
        <PlainSelect
          label={t('form.promptChoose')}
          isLabelHidden
          value=""
          onChange={begin}
          choices={[
            { value: '', label: t('form.promptChoose') },
            ...free.map((value) => ({ value, label: t(`prompt.${value}`) })),
          ]}
        />
      )}
      {fieldState.error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {fieldState.error.message ?? t('form.promptTooLong', { max: DATING_LIMITS.answerMax })}
        </p>
      )}
    </fieldset>
  )
}

interface AnswerFieldProps {
  given: PromptAnswer
  onChange: (given: PromptAnswer) => void
  onRemove: () => void
}

function AnswerField({ given: { prompt, answer }, onChange, onRemove }: AnswerFieldProps) {
  const t = useTranslations('dating')
  const id = useId()
  const beginning = t(`prompt.${prompt}`)
  return (
    <div className="grid gap-1.5 rounded-2xl border border-border p-3">
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="font-semibold">
          {beginning}
        </label>
        <Button
          isIconOnly
          variant="ghost"
          className="size-11 shrink-0"
          aria-label={t('form.promptRemove', { prompt: beginning })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden="true" />
        </Button>
      </div>
      <div className="relative grid">
        <textarea
          id={id}
          rows={2}
          dir="auto"
          value={answer}
          onChange={({ target }) => onChange({ prompt, answer: target.value })}
          className="rounded-2xl border border-field-border bg-field py-3 ps-4 pe-12 text-field-foreground outline-none focus-visible:border-accent focus-visible:ring-1 focus-visible:ring-accent"
        />
        <GeezToggle />
      </div>
      <FieldCount text={answer} max={DATING_LIMITS.answerMax} notes={null} />
    </div>
  )
}
