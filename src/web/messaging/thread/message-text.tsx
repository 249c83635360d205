import { useConversation } from './conversation.tsx'
import { partsOf } from './timeline-policy.ts'

/** The words of a message, with links to follow and the people who are mentioned. */
export function MessageText({ text }: { text: string }) {
  const { members, names, nameOf, ownId } = useConversation()
  const own = members.find(({ person }) => person.userId === ownId)?.person.name ?? nameOf(ownId)
  return (
    <p dir="auto" lang="" className="break-words whitespace-pre-wrap">
      {partsOf(text, names).map(({ kind, text: part, at }) => {
        if (kind === 'link')
          return (
            <a
              key={at}
              href={part}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="break-all underline underline-offset-2"
            >
              {part}
            </a>
          )
        if (kind === 'mention')
          return (
            <b key={at} className={part === `@${own}` ? 'rounded bg-gold px-1 text-gold-foreground' : ''}>
              {part}
            </b>
          )
        return part
      })}
    </p>
  )
}
