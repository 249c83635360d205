import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Group } from '#contract/groups/group.ts'
import type { Poll } from '#contract/groups/polls/poll.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ActionMenu } from '#web/ui/choices/action-menu.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useAnswerPoll, useClosePoll, useDeletePoll } from './use-polls.ts'

interface PollCardProps {
  group: Group
  poll: Poll
  mayModerate: boolean
}

/** A question with its answers and what was chosen so far; answered by a tap. */
export function PollCard({ group, poll, mayModerate }: PollCardProps) {
  const t = useTranslations('groups.polls')
  const { date } = useFormats()
  const answer = useAnswerPoll(group.id)
  const { id: pollId, question, options, isMultiple, isClosed, voters, closesAt } = poll
  const chosen = options.flatMap(({ isChosen }, index) => (isChosen ? [index] : []))
  const isOver = isClosed || group.isArchived
  const send = (choices: number[]) => !answer.isPending && answer.mutate({ pollId, choices })
  const choose = (index: number, isOn: boolean) => {
    if (!isMultiple) return send([index])
    send(isOn ? [...chosen, index] : chosen.filter((one) => one !== index))
  }
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card bg-surface p-4 shadow-card md:p-5">
      <legend className="sr-only">{question}</legend>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p lang="" aria-hidden="true" className="font-semibold wrap-anywhere">
            {question}
          </p>
          <p className="text-sm text-muted">
            {isClosed
              ? t('closed', { date: date(closesAt) })
              : `${t(isMultiple ? 'chooseSeveral' : 'choose')} ${t('until', { date: date(closesAt) })}`}
          </p>
        </div>
        {mayModerate && <PollMenu group={group} poll={poll} />}
      </div>
      <ul className="grid gap-2">
        {options.map(({ text, votes, isChosen }, index) => (
          <li key={text}>
            <label
              className={`relative flex min-h-11 items-center gap-3 overflow-hidden rounded-xl border px-3 py-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent ${isChosen ? 'border-accent' : 'border-border'} ${isOver ? '' : 'cursor-pointer hover:border-accent'}`}
            >
              <span
                aria-hidden="true"
                className="absolute inset-y-0 start-0 bg-accent-soft"
                style={{ inlineSize: `${voters === 0 ? 0 : (100 * votes) / voters}%` }}
              />
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={pollId}
                checked={isChosen}
                disabled={isOver}
                onChange={({ target }) => choose(index, target.checked)}
                className="relative size-5 shrink-0 accent-accent"
              />
              <span lang="" className="relative min-w-0 flex-1 wrap-anywhere">
                {text}
              </span>
              <span className="relative shrink-0 text-sm font-medium tabular-nums">
                {t('votes', { n: votes })}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-muted">
          {t('voters', { n: voters })} {t('secret')}
        </p>
        {chosen.length > 0 && !isOver && (
          <Button variant="ghost" className="-ms-3 min-h-11 px-3" onClick={() => send([])}>
            {t('takeBack')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function PollMenu({ group, poll }: { group: Group; poll: Poll }) {
  const t = useTranslations('groups.polls')
  const close = useClosePoll(group.id)
  const remove = useDeletePoll(group.id)
  const [asked, setAsked] = useState<'close' | 'delete' | null>(null)
  const { id: pollId } = poll
  return (
    <>
      <ActionMenu
        label={t('menu', { question: poll.question })}
        actions={[
          ...(poll.isClosed ? [] : [{ key: 'close' as const, label: t('close') }]),
          { key: 'delete' as const, label: t('delete'), isGrave: true },
        ]}
        onAction={setAsked}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={t(`ask.${asked}`)}
          confirmLabel={t(asked)}
          onConfirm={() =>
            (asked === 'close' ? close : remove).mutateAsync({ pollId }).then(
              () => undefined,
              () => undefined,
            )
          }
        >
          {t(`ask.${asked}More`)}
        </ConfirmDialog>
      )}
    </>
  )
}
