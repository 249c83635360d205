import { Check, ThumbsUp } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Person } from '#contract/networking/people/read-person.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useEndorseSkill } from './endorse-skill.ts'

/** What somebody can do, and how many of their connections say so. */
export function SkillsPart({ person }: { person: Person }) {
  const t = useTranslations('networking.person')
  const reason = useId()
  const { skills, isOwn, connection } = person
  if (skills.length === 0) return null
  const isBarred = !isOwn && connection !== 'connected'
  return (
    <section aria-labelledby="skills" className="rounded-card bg-surface p-4 shadow-card md:p-5">
      <h2 id="skills" className="mb-2 text-lg font-bold">
        {t('skills')}
      </h2>
      <ul className="grid gap-1">
        {skills.map((skill) => (
          <li key={skill.name} className="flex items-center gap-3 py-1">
            <span className="min-w-0 flex-1">
              <span lang="" className="block font-semibold wrap-anywhere">
                {skill.name}
              </span>
              <span className="block text-sm text-muted">{t('endorsements', { n: skill.endorsements })}</span>
            </span>
            {!isOwn && (
              <EndorseButton person={person} skill={skill} describedBy={isBarred ? reason : undefined} />
            )}
          </li>
        ))}
      </ul>
      {isBarred && (
        <p id={reason} className="mt-2 text-sm text-muted">
          {t('endorseBarred')}
        </p>
      )}
    </section>
  )
}

interface EndorseButtonProps {
  person: Person
  skill: Person['skills'][number]
  /** Where it stands why it cannot be pressed. */
  describedBy: string | undefined
}

function EndorseButton({ person: { userId }, skill: { name, isEndorsed }, describedBy }: EndorseButtonProps) {
  const t = useTranslations('networking.person')
  const errorText = useErrorText()
  const endorse = useEndorseSkill()
  const press = () => {
    if (endorse.isPending) return
    endorse.mutate(
      { userId, skill: name, isEndorsed: !isEndorsed },
      {
        onSuccess: (now) =>
          toast(
            now.isEndorsed
              ? { title: t('endorsed', { skill: name }), kind: 'success' }
              : { title: t('unendorsed', { skill: name }) },
          ),
        onError: (error) =>
          toast({ title: t('endorseFailed'), description: errorText(error), kind: 'danger' }),
      },
    )
  }
  const Icon = isEndorsed ? Check : ThumbsUp
  return (
    <Button
      variant={isEndorsed ? 'secondary' : 'outline'}
      className="min-h-11 shrink-0"
      aria-pressed={isEndorsed}
      aria-label={t('endorseOf', { skill: name })}
      aria-describedby={describedBy}
      disabled={describedBy !== undefined}
      onClick={press}
    >
      <Icon size={17} aria-hidden="true" />
      {t('endorse')}
    </Button>
  )
}
