import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { POST_LIMITS } from '#contract/networking/posts/post.ts'
import type { Mention } from '#contract/networking/mentions/mention.ts'
import { Button } from '#web/ui/button.tsx'
import { cutText, tidyLines } from './cut-policy.ts'
import { RichText } from './rich-text.tsx'

const NOBODY: readonly Mention[] = []

interface PostTextProps {
  content: string
  mentions?: readonly Mention[]
  /** Shows all of it at once, as on the post's own page. */
  isWhole?: boolean
}

/** The words of a post: the first of them, and the others on demand. */
export function PostText({ content, mentions = NOBODY, isWhole = false }: PostTextProps) {
  const t = useTranslations('networking.post')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const text = tidyLines(content)
  const cut = isWhole ? null : cutText(text, POST_LIMITS.shownMax)
  return (
    <div>
      <p id={id} lang="" dir="auto" className="wrap-anywhere whitespace-pre-line">
        <RichText text={cut === null || isOpen ? text : cut} mentions={mentions} />
      </p>
      {cut !== null && (
        <Button
          variant="ghost"
          className="-ms-3 min-h-11 px-3 text-accent"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((open) => !open)}
        >
          {t(isOpen ? 'less' : 'more')}
        </Button>
      )}
    </div>
  )
}
