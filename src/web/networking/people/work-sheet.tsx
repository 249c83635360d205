import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type WorkFields } from '#contract/networking/people/work.ts'
import { PERSON_LIMITS } from '#contract/networking/people/person.ts'
import { ASK_TOPICS } from '#contract/networking/people/topic.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { showProblem } from '#web/ui/fields/show-problem.ts'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FormSheet } from '#web/ui/form-sheet.tsx'
import { SkillsField } from './skills-field.tsx'
import { useUpdateWork } from './update-work.ts'
import { fieldsOf, formOf, WorkForm } from './work-form-policy.ts'

interface WorkSheetProps {
  work: WorkFields
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What one shows of one's work, and to whom. */
export function WorkSheet({ work, isOpen, onOpenChange }: WorkSheetProps) {
  const t = useTranslations('networking.work')
  const tAsk = useTranslations('networking.ask')
  const showRefusal = useShowRefusal()
  const update = useUpdateWork()
  const { control, formState, handleSubmit, reset, setError } = useForm<WorkForm>({
    resolver: zodResolver(WorkForm),
    defaultValues: formOf(work),
    mode: 'onTouched',
  })
  const close = () => {
    reset(formOf(work))
    onOpenChange(false)
  }
  const save = handleSubmit(
    async (form) => {
      try {
        await update.mutateAsync({ work: fieldsOf(form) })
        onOpenChange(false)
        toast({ title: t('saved'), kind: 'success' })
      } catch (error) {
        toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
      }
    },
    () => showProblem(document.querySelector<HTMLElement>('#work-form')),
  )
  return (
    <FormSheet
      isOpen={isOpen}
      title={t('title')}
      isDirty={formState.isDirty && !formState.isSubmitSuccessful}
      isBusy={update.isPending}
      submitLabel={t('save')}
      onSubmit={() => void save()}
      onClose={close}
      words={{
        cancel: t('cancel'),
        title: t('discard.title'),
        text: t('discard.text'),
        confirm: t('discard.confirm'),
      }}
    >
      <form id="work-form" noValidate onSubmit={(event) => void save(event)} className="grid gap-6 p-1">
        <TextField
          isProse
          control={control}
          name="headline"
          label={t('headline')}
          hint={t('headlineHint')}
          max={PERSON_LIMITS.headlineMax}
        />
        <TextField
          isProse
          control={control}
          name="company"
          label={t('company')}
          max={PERSON_LIMITS.companyMax}
          autoComplete="organization"
        />
        <p className="-mt-3 text-sm text-muted">
          {t('cityHint')}{' '}
          <Link
            to="/account"
            search={{ section: 'profile' }}
            className="font-medium text-accent underline underline-offset-4"
          >
            {t('toProfile')}
          </Link>
        </p>
        <SkillsField control={control} />
        <ChoicesField
          control={control}
          name="helpsWith"
          label={t('helpsWith')}
          hint={t('helpsWithHint')}
          choices={ASK_TOPICS.map((topic) => ({ value: topic, label: tAsk(`topic.${topic}`) }))}
        />
        <SwitchField
          control={control}
          name="isOpenToWork"
          label={t('openToWork')}
          hint={t('openToWorkHint')}
        />
        <RadioCards
          control={control}
          name="audience"
          label={t('audience')}
          choices={[
            { value: 'members', label: t('members'), description: t('membersMore') },
            { value: 'connections', label: t('connections'), description: t('connectionsMore') },
          ]}
        />
      </form>
    </FormSheet>
  )
}
