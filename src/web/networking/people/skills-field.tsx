import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { PERSON_LIMITS } from '#contract/networking/people/person.ts'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'
import { Button } from '#web/ui/button.tsx'
import { addSkills, type WorkForm } from './work-form-policy.ts'

/** What one can do: typed one by one, Enter or a comma adds it. */
export function SkillsField({ control }: { control: Control<WorkForm> }) {
  const t = useTranslations('networking.work')
  const {
    field: { ref, value: skills, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'skills' })
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'full' | 'long' | null>(null)
  const id = useId()
  const add = (words: string) => {
    const added = addSkills(skills, words)
    onChange(added.skills)
    setProblem(added.problem)
    if (added.problem === null) setTyped('')
  }
  const note = problem === null ? fieldState.error?.message : t(`problem.${problem}`)
  return (
    <div className="grid gap-2" data-invalid={note !== undefined || undefined}>
      <label htmlFor={id} className="text-sm font-medium">
        {t('skills')}
      </label>
      {skills.length > 0 && (
        <ul aria-label={t('skills')} className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li
              key={skill}
              className="inline-flex max-w-full items-center rounded-full bg-accent-soft ps-4 text-accent-soft-foreground"
            >
              <span lang="" className="min-w-0 wrap-anywhere">
                {skill}
              </span>
              <Button
                isIconOnly
                variant="ghost"
                className="size-11 shrink-0"
                aria-label={t('removeSkill', { skill })}
                onClick={() => {
                  setProblem(null)
                  onChange(skills.filter((one) => one !== skill))
                }}
              >
                <X size={17} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <span className="relative min-w-0 flex-1">
          <input
            id={id}
            ref={ref}
            dir="auto"
            value={typed}
            aria-describedby={`${id}-note`}
            aria-invalid={note !== undefined}
            onChange={({ target }) => {
              setProblem(null)
              if (/[,፣]/u.test(target.value)) add(target.value)
              else setTyped(target.value)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add(typed)
            }}
            onBlur={onBlur}
            className="min-h-11 w-full rounded-field border border-[var(--field-border)] bg-field ps-3 pe-12 text-field-foreground focus-visible:outline-2 focus-visible:outline-accent aria-invalid:border-danger"
          />
          <GeezToggle />
        </span>
        <Button variant="secondary" className="min-h-11" onClick={() => add(typed)}>
          {t('addSkill')}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        role={note === undefined ? undefined : 'alert'}
        className={`flex justify-between gap-3 text-xs ${note === undefined ? 'text-muted' : 'text-danger'}`}
      >
        <span>{note ?? t('skillsHint')}</span>
        <span className="tabular-nums">
          {t('skillCount', { n: skills.length, max: PERSON_LIMITS.skillsMax })}
        </span>
      </p>
    </div>
  )
}
