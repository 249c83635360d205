import { Button } from '#web/ui/button.tsx'
import { Input } from '@heroui/react/input'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { SUGGESTED_INTERESTS } from '#contract/dating/profile/option.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { useInterests } from '#web/dating/write-interest.ts'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'
import { addInterest, type DatingForm } from './dating-form-policy.ts'

/** Written and added with Enter, or chosen out of fourteen. */
export function InterestField({ form: { control } }: { form: UseFormReturn<DatingForm> }) {
  const t = useTranslations('dating.form')
  const { nameOf, read } = useInterests()
  const { field } = useController({ control, name: 'interests' })
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'twice' | 'full' | 'long' | null>(null)
  const id = useId()
  const { value: interests } = field
  const isFull = interests.length >= DATING_LIMITS.interestsMax

  const add = (word: string) => {
    const added = addInterest(interests, read(word))
    if ('problem' in added) return setProblem(added.problem === 'empty' ? null : added.problem)
    field.onChange(added.interests)
    setTyped('')
    setProblem(null)
  }
  const remove = (word: string) => {
    field.onChange(interests.filter((one) => one !== word))
    setProblem(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(typed)
  }
  const problems = {
    twice: t('interestTwice'),
    full: t('interestsFull'),
    long: t('interestTooLong', { max: DATING_LIMITS.interestMax }),
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {t('interests')}
        </label>
        <div className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <Input
              id={id}
              value={typed}
              placeholder={t('interestsPlaceholder')}
              enterKeyHint="done"
              autoComplete="off"
              aria-describedby={`${id}-note`}
              aria-invalid={problem !== null}
              onChange={(event) => {
                setTyped(event.target.value)
                setProblem(null)
              }}
              onKeyDown={onKeyDown}
              className="min-h-11 w-full pe-12"
            />
            <GeezToggle />
          </div>
          <Button
            isIconOnly
            variant="secondary"
            className="size-11"
            aria-label={t('interestAdd')}
            disabled={typed.trim() === ''}
            onClick={() => add(typed)}
          >
            <Plus size={20} aria-hidden="true" />
          </Button>
        </div>
        <p
          id={`${id}-note`}
          role={problem ? 'alert' : undefined}
          className={`text-xs ${problem ? 'text-danger' : 'text-muted'}`}
        >
          {problem
            ? problems[problem]
            : t('interestsHint', { max: DATING_LIMITS.interestsMax, count: interests.length })}
        </p>
      </div>
      {interests.length > 0 && (
        <ul aria-label={t('interests')} className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <li key={interest} className="max-w-full">
              <button
                type="button"
                aria-label={t('interestRemove', { name: nameOf(interest) })}
                onClick={() => remove(interest)}
                className="flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-accent-soft px-4 text-sm font-medium text-accent-soft-foreground hover:brightness-95"
              >
                <span className="truncate">{nameOf(interest)}</span>
                <X size={16} aria-hidden="true" className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <fieldset disabled={isFull}>
        <legend className="mb-2 text-xs font-medium text-muted">{t('interestSuggested')}</legend>
        <div className="flex flex-wrap gap-2">
          {SUGGESTED_INTERESTS.filter((one) => !interests.includes(one)).map((one) => (
            <button
              key={one}
              type="button"
              onClick={() => add(one)}
              className="flex min-h-11 items-center rounded-full border border-border bg-surface px-4 text-sm hover:border-accent disabled:opacity-50"
            >
              {nameOf(one)}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
