import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { GROUP_LIMITS } from '#contract/groups/group.ts'
import { WEB_LINK_MAX } from '#contract/kit/web-link.ts'
import { useCategoryLabel } from '#web/groups/card/category-sign.tsx'
import { useGroupCategories } from '#web/groups/load-categories.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { showProblem } from '#web/ui/fields/show-problem.ts'
import { FormSheet } from '#web/ui/form-sheet.tsx'
import { BannerField } from './banner-field.tsx'
import {
  emptyForm,
  findProblems,
  firstComplaint,
  formOf,
  type GroupForm,
  groupResolver,
  usualCategory,
} from './group-form-policy.ts'
import { MoreSection } from './more-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { type DialogSubject, useSaveGroup } from './save-group.ts'
import { TimeSection } from './time-section.tsx'

interface GroupDialogProps {
  subject: DialogSubject
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Founds or changes a group. What was typed is not lost by a slip: closing asks first. */
export function GroupDialog({ subject: current, isOpen, onOpenChange }: GroupDialogProps) {
  // as it was when editing began, whatever is read of it meanwhile
  const [subject] = useState(current)
  const t = useTranslations('groups.dialog')
  const { problems } = useLanguage().catalogue
  const { user } = useSession()
  const group = 'group' in subject ? subject.group : null
  const [start] = useState(() => (group ? formOf(group) : emptyForm(deviceTimeZone())))
  const form = useForm<GroupForm>({
    defaultValues: start,
    resolver: groupResolver(problems),
    mode: 'onTouched',
  })
  const [isUploading, setUploading] = useState(false)
  const close = () => {
    form.reset(start)
    onOpenChange(false)
  }
  const saving = useSaveGroup(subject, form, close)

  const complain = () => {
    const values = form.getValues()
    const complaint = firstComplaint(values, findProblems(values, problems))
    if (complaint)
      toast({
        title: t(`toast.${complaint}`),
        ...(complaint === 'required' && { description: t('toast.requiredMore') }),
        ...(complaint === 'location' && { description: t('toast.locationMore') }),
        kind: 'danger',
      })
    showProblem(document.querySelector<HTMLElement>('#group-form'))
  }
  const submit = (version?: number) => {
    if (!user) return toast({ title: t('toast.signInTitle'), description: t('toast.signIn'), kind: 'danger' })
    if (isUploading) return toast({ title: t('toast.uploading') })
    void form.handleSubmit((values) => saving.save(values, version), complain)()
  }
  return (
    <>
      <FormSheet
        isOpen={isOpen}
        title={t(group ? 'edit' : 'create')}
        isDirty={form.formState.isDirty || isUploading}
        isBusy={saving.isSaving}
        submitLabel={saving.isSaving ? t(group ? 'updating' : 'creating') : t(group ? 'save' : 'submit')}
        onSubmit={() => submit()}
        onClose={close}
        words={{
          cancel: t('cancel'),
          title: t('discard.title'),
          text: t('discard.text'),
          confirm: t('discard.confirm'),
        }}
      >
        <form
          id="group-form"
          noValidate
          className="p-1"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Fields form={form} onBusy={setUploading} />
        </form>
      </FormSheet>
      <ConfirmDialog
        isOpen={saving.newer !== null}
        onOpenChange={(next) => !next && saving.forgetNewer()}
        title={t('newer.title')}
        confirmLabel={t('newer.confirm')}
        onConfirm={() => {
          const { newer } = saving
          saving.forgetNewer()
          if (newer !== null) submit(newer)
        }}
      >
        {t('newer.text')}
      </ConfirmDialog>
    </>
  )
}

interface FieldsProps {
  form: ReturnType<typeof useForm<GroupForm>>
  onBusy: (isBusy: boolean) => void
}

function Fields({ form, onBusy }: FieldsProps) {
  const t = useTranslations('groups.dialog')
  const { control } = form
  const meetingType = useWatch({ control, name: 'meetingType' })
  const isOnline = meetingType === 'online'
  return (
    <div className="grid gap-6">
      <TextField
        isProse
        control={control}
        name="title"
        label={t('title')}
        max={GROUP_LIMITS.titleMax}
        isRequired
      />
      <TextAreaField
        control={control}
        name="description"
        label={t('description')}
        max={GROUP_LIMITS.descriptionMax}
        isRequired
      />
      <CategoryField form={form} />
      <RadioCards
        control={control}
        name="meetingType"
        label={t('meetingType')}
        choices={[
          { value: 'in_person', label: t('inPerson') },
          { value: 'online', label: t('online') },
        ]}
      />
      {!isOnline && <PlaceSection form={form} />}
      <TextField
        control={control}
        name="onlineUrl"
        type="url"
        inputMode="url"
        label={t(isOnline ? 'url' : 'urlOptional')}
        hint={t(isOnline ? 'urlHint' : 'urlOptionalHint')}
        placeholder="https://"
        maxLength={WEB_LINK_MAX}
        isRequired={isOnline}
      />
      <TimeSection control={control} />
      <QuestionsSection control={control} />
      <BannerField control={control} name="banner" label={t('banner.label')} onBusy={onBusy} />
      <MoreSection control={control} />
    </div>
  )
}

function CategoryField({ form }: Pick<FieldsProps, 'form'>) {
  const t = useTranslations('groups.dialog')
  const label = useCategoryLabel()
  const { data } = useGroupCategories()
  const { control, getValues, resetField } = form
  const usual = usualCategory(data?.items ?? [])
  useEffect(() => {
    // a suggestion is no change of the reader's
    if (usual !== undefined && getValues('categoryId') === undefined)
      resetField('categoryId', { defaultValue: usual })
  }, [usual, getValues, resetField])
  return (
    <ChoiceField
      control={control}
      name="categoryId"
      label={t('category')}
      choices={(data?.items ?? []).map((category) => ({ value: category.id, label: label(category) }))}
      isRequired
    />
  )
}
