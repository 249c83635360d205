import { Button } from '#web/ui/button.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import type { Group } from '#contract/groups/group.ts'
import { MEMBER_LIMITS } from '#contract/groups/members/membership.ts'
import { line } from '#contract/kit/text.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const Answers = z.object({
  answers: z.array(z.object({ text: line({ min: 1, max: MEMBER_LIMITS.answerMax }) })),
})

interface QuestionsSheetProps {
  group: Group
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isSending: boolean
  /** In the order of the questions. */
  onSend: (answers: string[]) => void
}

/** What a group asks before it lets somebody in. */
export function QuestionsSheet({ group, isOpen, onOpenChange, isSending, onSend }: QuestionsSheetProps) {
  const t = useTranslations('groups.page.questions')
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(Answers),
    defaultValues: { answers: group.questions.map(() => ({ text: '' })) },
  })
  const send = handleSubmit(({ answers }) => onSend(answers.map(({ text }) => text)))
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5 p-1">
        <p className="text-muted">{t('lead')}</p>
        {group.questions.map((question, i) => (
          <TextAreaField
            key={question}
            control={control}
            name={`answers.${i}.text`}
            label={question}
            max={MEMBER_LIMITS.answerMax}
            rows={2}
            isRequired
          />
        ))}
        <Button type="submit" size="lg" fullWidth isPending={isSending}>
          {t('send')}
        </Button>
      </form>
    </Sheet>
  )
}
