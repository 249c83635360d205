import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Mention } from '#contract/networking/mentions/mention.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { TextAreaField, type TextAreaFieldProps } from '#web/ui/fields/text-area-field.tsx'
import { textOf } from '#web/ui/fields/text-field.tsx'
import { useMentionable } from './list-mentionable.ts'
import { begunMention, completeMention } from './mention-policy.ts'
import type { Mentions } from './use-mentions.ts'

interface MentionAreaProps<V extends FieldValues, C, T> extends TextAreaFieldProps<V, C, T> {
  mentions: Mentions
  /** The post under which is written: those who take part there are offered too. */
  postId?: PostId
}

/** Several lines of text; after an @ it offers people of the name that is being typed. */
export function MentionArea<V extends FieldValues, C, T>({
  mentions,
  postId,
  ...props
}: MentionAreaProps<V, C, T>) {
  const { field } = useController({ control: props.control, name: props.name })
  const box = useRef<HTMLDivElement>(null)
  /** Where the caret belongs once the words are there. */
  const next = useRef<number | null>(null)
  const [caret, setCaret] = useState(0)
  const text = textOf(field.value)
  const begun = begunMention(text, caret)
  // a name that is complete needs no offer
  const isDone = begun !== null && mentions.of(text).some(({ name }) => name === begun.name)

  useLayoutEffect(() => {
    if (next.current === null) return
    const area = box.current?.querySelector('textarea')
    area?.focus()
    area?.setSelectionRange(next.current, next.current)
    next.current = null
  })

  const choose = ({ userId, name }: Mention) => {
    if (!begun) return
    const complete = completeMention(text, caret, { at: begun.at, name })
    mentions.add({ userId, name })
    next.current = complete.caret
    setCaret(complete.caret)
    field.onChange(complete.text)
  }
  const leave = () => box.current?.querySelector('textarea')?.focus()
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextAreaField
        {...props}
        onCaret={setCaret}
        onKeyDown={(event) => {
          const first = box.current?.querySelector<HTMLElement>('[data-offer]')
          if (event.key !== 'ArrowDown' || !first) return
          event.preventDefault()
          first.focus()
        }}
      />
      {begun && !isDone && <Offers name={begun.name} postId={postId} onChoose={choose} onLeave={leave} />}
    </div>
  )
}

interface OffersProps {
  name: string
  postId: PostId | undefined
  onChoose: (mention: Mention) => void
  /** Back to the words. */
  onLeave: () => void
}

/** By how many offers a key goes on. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function Offers({ name, postId, onChoose, onLeave }: OffersProps) {
  const t = useTranslations('networking.mention')
  const { data } = useMentionable(useDeferredValue(name), postId)
  const items = data?.items ?? []
  const list = useRef<HTMLUListElement>(null)
  const go = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key]
    if (step === undefined && event.key !== 'Escape') return
    event.preventDefault()
    // it ends the choice, not the sheet around it
    event.stopPropagation()
    const next = step === undefined ? -1 : index + step
    if (next < 0) onLeave()
    else list.current?.querySelectorAll<HTMLElement>('[data-offer]')[next]?.focus()
  }
  return (
    <>
      <output className="sr-only">{data && t('found', { n: items.length })}</output>
      {items.length > 0 && (
        <ul ref={list} aria-label={t('label')} className="flex flex-wrap gap-2">
          {items.map((person, index) => (
            <li key={person.userId} className="min-w-0">
              <button
                type="button"
                data-offer=""
                onKeyDown={(event) => go(event, index)}
                onClick={() => onChoose({ userId: person.userId, name: person.name })}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-border bg-surface ps-1.5 pe-4 text-start hover:border-accent focus-visible:outline-2 focus-visible:outline-accent"
              >
                <Avatar name={person.name} picture={person.avatar} size={32} />
                <span className="grid min-w-0">
                  <span lang="" className="truncate text-sm font-semibold">
                    {person.name}
                  </span>
                  {person.headline !== null && (
                    <span lang="" className="truncate text-xs text-muted">
                      {person.headline}
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
