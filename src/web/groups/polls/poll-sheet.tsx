import { zodResolver } from '@hookform/resolvers/zod'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { GroupId } from '#contract/groups/group.ts'
import { POLL_LIMITS } from '#contract/groups/polls/poll.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/fields/check-field.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FormSheet } from '#web/ui/form-sheet.tsx'
import { NEW_POLL, optionProblems, PollForm, pollFieldsOf } from './poll-form-policy.ts'
import { useCreatePoll } from './use-polls.ts'

interface PollSheetProps {
  groupId: GroupId
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks the members of a group something. */
export function PollSheet({ groupId, isOpen, onOpenChange }: PollSheetProps) {
  const t = useTranslations('groups.polls')
  const tUi = useTranslations('ui')
  const tDiscard = useTranslations('groups.dialog.discard')
  const { problems: words } = useLanguage().catalogue
  const showRefusal = useShowRefusal()
  const create = useCreatePoll(groupId)
  const { control, formState, handleSubmit, reset, setError } = useForm<PollForm>({
    resolver: zodResolver(PollForm),
    defaultValues: NEW_POLL,
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'options' })
  const close = () => {
    reset(NEW_POLL)
    onOpenChange(false)
  }
  const send = handleSubmit(async (form) => {
    const wrong = optionProblems(form)
    for (const [index, problem] of wrong)
      setError(`options.${index}.text`, {
        type: 'poll',
        message: problem === 'twice' ? t('form.twice') : words.required,
      })
    if (wrong.size > 0) return
    try {
      await create.mutateAsync({ groupId, fields: pollFieldsOf(form) })
      close()
      toast({ title: t('form.created'), kind: 'success' })
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <FormSheet
      isOpen={isOpen}
      title={t('create')}
      isDirty={formState.isDirty}
      isBusy={create.isPending}
      submitLabel={t('form.submit')}
      onSubmit={() => void send()}
      onClose={close}
      words={{
        cancel: tUi('cancel'),
        title: tDiscard('title'),
        text: tDiscard('text'),
        confirm: tDiscard('confirm'),
      }}
    >
      <form noValidate className="grid gap-5 p-1" onSubmit={(event) => void send(event)}>
        <TextField
          isProse
          control={control}
          name="question"
          label={t('form.question')}
          max={POLL_LIMITS.questionMax}
          isRequired
        />
        <fieldset className="grid gap-3">
          <legend className="label mb-2">{t('form.options')}</legend>
          {fields.map((field, index) => (
            <div key={field.id} className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <TextField
                  isProse
                  control={control}
                  name={`options.${index}.text`}
                  label={t('form.option', { n: index + 1 })}
                  max={POLL_LIMITS.optionMax}
                />
              </div>
              {fields.length > POLL_LIMITS.optionsMin && (
                <Button
                  isIconOnly
                  variant="ghost"
                  className="mt-6 size-11"
                  aria-label={t('form.remove', { n: index + 1 })}
                  onClick={() => remove(index)}
                >
                  <X size={18} aria-hidden="true" />
                </Button>
              )}
            </div>
          ))}
          {fields.length < POLL_LIMITS.optionsMax && (
            <Button
              variant="outline"
              className="min-h-11 justify-self-start"
              onClick={() => append({ text: '' })}
            >
              <Plus size={18} aria-hidden="true" />
              {t('form.add')}
            </Button>
          )}
        </fieldset>
        <CheckField control={control} name="isMultiple" label={t('form.isMultiple')} />
        <ChoiceField
          control={control}
          name="days"
          label={t('form.days')}
          choices={POLL_LIMITS.days.map((n) => ({ value: String(n), label: t('form.daysOf', { n }) }))}
        />
      </form>
    </FormSheet>
  )
}
