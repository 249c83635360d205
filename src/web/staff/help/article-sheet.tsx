import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FAQ_TOPICS } from '#contract/legal/faq/faq.ts'
import { ArticleId, HELP_LIMITS } from '#contract/legal/help/article.ts'
import { listArticles } from '#contract/legal/help/list-articles.ts'
import { deleteArticle } from '#contract/staff/help/delete-article.ts'
import { ArticleFields, type StaffArticle } from '#contract/staff/help/help.ts'
import { listHelp } from '#contract/staff/help/list-help.ts'
import { saveArticle } from '#contract/staff/help/save-article.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { uuidv7 } from '#web/platform/uuid.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CheckField } from '#web/ui/fields/check-field.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FormSheet } from '#web/ui/form-sheet.tsx'

interface ArticleSheetProps {
  /** Null: a new one is written. */
  article: StaffArticle | null
  onClose: () => void
}

const NOTHING = { question: '', answer: '' }

/** A help article in both languages; everybody reads it once it is published. */
export function ArticleSheet({ article, onClose }: ArticleSheetProps) {
  const t = useTranslations('staff.help')
  const tTopic = useTranslations('legal.faq.topic')
  const showRefusal = useShowRefusal()
  const refresh = useRefresh()
  const [id] = useState(() => article?.id ?? ArticleId.parse(uuidv7()))
  const { control, handleSubmit, setError, formState } = useForm<ArticleFields>({
    resolver: zodResolver(ArticleFields),
    defaultValues: {
      topic: article?.topic ?? 'account',
      en: article?.en ?? NOTHING,
      am: article?.am ?? NOTHING,
      isPublished: article?.isPublished ?? false,
    },
  })
  const save = handleSubmit(async (fields) => {
    try {
      await call(saveArticle, { articleId: id, version: article?.version ?? 0, ...fields })
      toast({ title: t(fields.isPublished ? 'savedPublished' : 'savedDraft'), kind: 'success' })
      await refresh()
      onClose()
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  const question = { max: HELP_LIMITS.questionMax, isProse: true, isRequired: true } as const
  const answer = { max: HELP_LIMITS.answerMax, rows: 6, isRequired: true } as const
  return (
    <FormSheet
      isOpen
      title={t(article ? 'change' : 'new')}
      isDirty={formState.isDirty}
      isBusy={formState.isSubmitting}
      submitLabel={t('save')}
      onSubmit={() => void save()}
      onClose={onClose}
      words={{
        cancel: t('cancel'),
        title: t('leave.title'),
        text: t('leave.text'),
        confirm: t('leave.confirm'),
      }}
    >
      <div className="grid gap-5 p-1">
        <ChoiceField
          control={control}
          name="topic"
          label={t('topic')}
          choices={FAQ_TOPICS.map((value) => ({ value, label: tTopic(value) }))}
        />
        <TextField control={control} name="en.question" label={t('questionEn')} {...question} />
        <TextAreaField control={control} name="en.answer" label={t('answerEn')} {...answer} />
        <TextField control={control} name="am.question" label={t('questionAm')} {...question} />
        <TextAreaField control={control} name="am.answer" label={t('answerAm')} {...answer} />
        <CheckField control={control} name="isPublished" label={t('publish')} />
        {article && <DeleteButton article={article} onDeleted={onClose} />}
      </div>
    </FormSheet>
  )
}

function DeleteButton({ article, onDeleted }: { article: StaffArticle; onDeleted: () => void }) {
  const t = useTranslations('staff.help')
  const errorText = useErrorText()
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    try {
      await call(deleteArticle, { articleId: article.id })
      toast({ title: t('deleted'), kind: 'success' })
      await refresh()
      onDeleted()
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  return (
    <>
      <Button
        variant="ghost"
        className="min-h-11 justify-self-start text-danger"
        onClick={() => setAsking(true)}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('deleteTitle', { question: article.en.question })}
        confirmLabel={t('delete')}
        onConfirm={remove}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  )
}

function useRefresh(): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: api(listHelp).key() }),
      cache.invalidateQueries({ queryKey: api(listArticles).key() }),
    ])
  }
}
