import { useTranslations } from 'use-intl'
import { type Message, REACTIONS } from '#contract/messaging/messages/message.ts'
import { useChangeMessage } from './change-message.ts'
import { useConversation } from './conversation.tsx'

/** What others made of a message; a tap adds one's own sign to them, or takes it back. */
export function Reactions({ message }: { message: Message }) {
  const t = useTranslations('messaging.thread')
  const { ownId } = useConversation()
  const { react } = useChangeMessage()
  const given = REACTIONS.map((sign) => {
    const people = message.reactions.filter(({ reaction }) => reaction === sign)
    return { sign, n: people.length, isMine: people.some(({ memberId }) => memberId === ownId) }
  }).filter(({ n }) => n > 0)
  if (given.length === 0) return null
  return (
    <ul aria-label={t('reactions')} className="-mt-1.5 flex flex-wrap gap-1 px-2">
      {given.map(({ sign, n, isMine }) => (
        <li key={sign}>
          <button
            type="button"
            aria-pressed={isMine}
            aria-label={t('reaction', { sign, n, mine: String(isMine) })}
            onClick={() => react(message, isMine ? null : sign)}
            className={`relative flex min-h-7 items-center gap-1 rounded-full border px-2 text-sm shadow-card before:absolute before:-inset-2 ${
              isMine ? 'border-accent bg-accent-soft text-accent-soft-foreground' : 'border-border bg-surface'
            }`}
          >
            <span aria-hidden="true">{sign}</span>
            {n > 1 && <span className="text-xs font-semibold">{n}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
