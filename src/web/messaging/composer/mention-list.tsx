import { useTranslations } from 'use-intl'
import { useConversation } from '#web/messaging/thread/conversation.tsx'
import { mentionAt } from '#web/messaging/thread/timeline-policy.ts'
import { Avatar } from '#web/ui/avatar.tsx'

const SHOWN = 5

interface MentionListProps {
  text: string
  /** Hears the text with the name in it. */
  onChoose: (text: string) => void
}

/** In a chat, whose name begins with what is typed behind an @. */
export function MentionList({ text, onChoose }: MentionListProps) {
  const t = useTranslations('messaging.composer')
  const { members, ownId } = useConversation()
  const typed = mentionAt(text)
  const fitting = members
    .filter(({ person }) => person.userId !== ownId && typed !== null)
    .filter(({ person }) => person.name.toLocaleLowerCase().startsWith(typed ?? ''))
    .slice(0, SHOWN)
  if (fitting.length === 0) return null
  return (
    <ul aria-label={t('mentions')} className="pb-1">
      {fitting.map(({ person }) => (
        <li key={person.userId}>
          <button
            type="button"
            aria-label={t('mention', { name: person.name })}
            onClick={() => onChoose(text.replace(/@[\p{L}\p{M}]*$/u, `@${person.name} `))}
            className="flex min-h-11 w-full items-center gap-3 rounded-xl px-2 text-start hover:bg-default"
          >
            <Avatar name={person.name} picture={person.avatar} size={30} />
            {person.name}
          </button>
        </li>
      ))}
    </ul>
  )
}
