import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import {
  type Action,
  type ActionKind,
  needsNote,
  needsRule,
  PERSON_ACTIONS,
  SUBJECT_ACTIONS,
  SUSPENSION_DAYS,
} from '#contract/moderation/decisions/action.ts'
import { DECISION_NOTE_MAX, Rule, RULES } from '#contract/moderation/decisions/rule.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/fields/check-field.tsx'
import { type Choice, ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useRuleWords } from './rules/rule-line.tsx'
import type { Decision } from './decide-cases.ts'

interface DecisionSheetProps {
  /** What it was opened for. */
  first: ActionKind | 'more'
  possible: readonly ActionKind[]
  /** Where it could be moved to. */
  targets?: readonly Choice[]
  /** What speaks for one of the rules already. */
  likely?: Rule | null
  /** Of the cases it decides on. */
  count: number
  onClose: () => void
  onDecide: (decision: Decision) => void
}

const LEAVE = 'leave'
const NOT_SUSPENDED = '0'
const BOXES = [
  'warn',
  'strike',
  'require_verification',
  'ban',
  'mute_reporters',
] as const satisfies readonly ActionKind[]

const Fields = z.object({
  subject: z.enum([...SUBJECT_ACTIONS, LEAVE]),
  /** Where it is moved to. */
  to: z.string().optional(),
  days: z.string(),
  warn: z.boolean(),
  strike: z.boolean(),
  require_verification: z.boolean(),
  ban: z.boolean(),
  mute_reporters: z.boolean(),
  rule: z.string().optional(),
  note: z.string(),
})
type Fields = z.infer<typeof Fields>

/** One decision of several acts: what becomes of the subject, of the person, and by which rule. */
export function DecisionSheet(props: DecisionSheetProps) {
  const { first, possible, targets, likely = null, count, onClose, onDecide } = props
  const t = useTranslations('moderation')
  const rules = useRuleWords()
  const isEscalation = first === 'escalate'
  // they are opened for this alone, and say nothing about the person
  const isAlone = isEscalation || first === 'answer'
  const { control, handleSubmit, setFocus, setValue } = useForm<Fields>({
    resolver: zodResolver(Fields),
    defaultValues: {
      subject: SUBJECT_ACTIONS.find((kind) => kind === first) ?? LEAVE,
      days: NOT_SUSPENDED,
      warn: false,
      strike: false,
      require_verification: false,
      ban: false,
      mute_reporters: false,
      note: '',
      ...(likely !== null && { rule: likely }),
    },
  })
  const values = useWatch({ control }) as Fields
  const actions = isEscalation ? [{ kind: 'escalate' as const }] : actionsOf(values)
  const wantsRule = needsRule(actions)
  const rule = Rule.safeParse(values.rule).data ?? null
  const note = values.note.trim()
  const wantsNote = rule === 'other' || needsNote(actions)
  const isReady = actions.length > 0 && (!wantsRule || rule !== null) && (!wantsNote || note !== '')
  const templates: Partial<Record<Rule, string>> = {
    scam: t('templates.scam'),
    misleading: t('templates.misleading'),
    photos: t('templates.photos'),
    contact_details: t('templates.contact_details'),
    duplicate: t('templates.duplicate'),
    wrong_category: t('templates.wrong_category'),
  }
  const template = rule === null ? undefined : templates[rule]
  const noteLabel = isEscalation
    ? 'form.escalateNote'
    : needsNote(actions)
      ? 'form.answer'
      : wantsNote
        ? 'form.noteNeeded'
        : 'form.note'
  const sendLabel =
    actions.length === 0 ? 'form.nothing' : first === 'answer' ? 'form.answerSend' : 'form.send'
  const send = handleSubmit(() => {
    if (isReady) onDecide({ actions, rule: wantsRule ? rule : null, note: note === '' ? null : note })
  })
  const submit = useRef<HTMLButtonElement>(null)
  // where the next key belongs: what is complete waits for nothing but a yes
  const [begin] = useState<keyof Fields | null>(
    isReady ? null : isAlone ? 'note' : first === 'more' ? 'subject' : 'rule',
  )
  useEffect(() => {
    if (begin === null) submit.current?.focus()
    else setFocus(begin)
  }, [begin, setFocus])
  const people = PERSON_ACTIONS.filter((kind) => possible.includes(kind))
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={count > 1 ? t('form.many', { n: count }) : t(isAlone ? `action.${first}` : 'form.title')}
    >
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5 p-1">
        {!isAlone && (
          <ChoiceField
            control={control}
            name="subject"
            label={t('form.subject')}
            choices={[
              { value: LEAVE, label: t('form.leave') },
              ...SUBJECT_ACTIONS.filter(
                (kind) => possible.includes(kind) && (kind !== 'move' || (targets ?? []).length > 0),
              ).map((value) => ({
                value,
                label: t(`action.${value}`),
              })),
            ]}
          />
        )}
        {values.subject === 'move' && (
          <ChoiceField
            control={control}
            name="to"
            label={t('form.moveTo')}
            choices={targets ?? []}
            isRequired
          />
        )}
        {!isAlone && people.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="font-semibold">{t('form.person')}</legend>
            {possible.includes('suspend') && (
              <ChoiceField
                control={control}
                name="days"
                label={t('form.suspendFor')}
                choices={[
                  { value: NOT_SUSPENDED, label: t('form.notSuspended') },
                  ...SUSPENSION_DAYS.map((n) => ({ value: String(n), label: t('form.days', { n }) })),
                ]}
              />
            )}
            {BOXES.filter((kind) => possible.includes(kind)).map((kind) => (
              <CheckField key={kind} control={control} name={kind} label={t(`action.${kind}`)} />
            ))}
          </fieldset>
        )}
        {wantsRule && (
          <ChoiceField
            control={control}
            name="rule"
            label={t('form.rule')}
            isRequired
            choices={RULES.map((value) => ({ value, label: rules[value] }))}
          />
        )}
        {(wantsRule || isEscalation || wantsNote) && (
          <TextAreaField
            control={control}
            name="note"
            label={t(noteLabel)}
            max={DECISION_NOTE_MAX}
            rows={needsNote(actions) ? 6 : 3}
            isRequired={wantsNote}
          />
        )}
        {wantsRule && template !== undefined && note === '' && (
          <Button
            variant="outline"
            className="min-h-11 justify-self-start"
            onClick={() => setValue('note', template)}
          >
            {t('form.template')}
          </Button>
        )}
        <Button ref={submit} type="submit" size="lg" fullWidth disabled={!isReady}>
          {t(sendLabel)}
        </Button>
      </form>
    </Sheet>
  )
}

function actionsOf(values: Fields): Action[] {
  const { subject, days, to } = values
  const span = SUSPENSION_DAYS.find((n) => String(n) === days)
  return [
    ...(subject === 'move' && to !== undefined ? [{ kind: 'move' as const, to }] : []),
    ...(subject === LEAVE || subject === 'move' ? [] : [{ kind: subject }]),
    ...(span !== undefined && !values.ban ? [{ kind: 'suspend' as const, days: span }] : []),
    ...BOXES.filter((kind) => values[kind]).map((kind) => ({ kind })),
  ]
}
