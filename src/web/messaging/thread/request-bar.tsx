import { Button } from '#web/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { useAnswerRequest } from './answer-request.ts'
import { useConversation } from './conversation.tsx'

interface RequestBarProps {
  onLeave: () => void
  onBlock: () => void
  onReport: () => void
}

/** Somebody who is no connection asks; until that is answered nothing is written. */
export function RequestBar({ onLeave, onBlock, onReport }: RequestBarProps) {
  const t = useTranslations('messaging.thread.request')
  const tMenu = useTranslations('messaging.menu')
  const tCaution = useTranslations('messaging.thread.caution')
  const { thread } = useConversation()
  const { mutate, isPending } = useAnswerRequest()
  const name = usePersonName()(thread.peer?.name ?? '')
  const answer = (how: 'accept' | 'ignore') => {
    if (how === 'ignore') onLeave()
    mutate({ threadId: thread.id, answer: how })
  }
  return (
    <section
      aria-label={t('title', { name })}
      className="border-t border-border bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <p className="font-semibold">{t('title', { name })}</p>
      <p className="text-sm text-muted">{t('text')}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="outline" fullWidth disabled={isPending} onClick={() => answer('ignore')}>
          {t('ignore')}
        </Button>
        <Button fullWidth isPending={isPending} onClick={() => answer('accept')}>
          {t('accept')}
        </Button>
        <Button variant="ghost" fullWidth className="text-danger" onClick={onBlock}>
          {tMenu('block', { name })}
        </Button>
        <Button variant="ghost" fullWidth className="text-danger" onClick={onReport}>
          {tCaution('report')}
        </Button>
      </div>
    </section>
  )
}
