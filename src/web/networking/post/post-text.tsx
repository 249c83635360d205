import { Link } from '@tanstack/react-router'
import { Fragment, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { POST_LIMITS } from '#contract/networking/posts/post.ts'
import { cutAtHashtags } from '#contract/networking/posts/hashtag.ts'
import { Button } from '#web/ui/button.tsx'
import { cutText, tidyLines } from './cut-policy.ts'

interface PostTextProps {
  content: string
  /** Shows all of it at once, as on the post's own page. */
  isWhole?: boolean
}

/** The words of a post: the first of them, and the others on demand. */
export function PostText({ content, isWhole = false }: PostTextProps) {
  const t = useTranslations('networking.post')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const text = tidyLines(content)
  const cut = isWhole ? null : cutText(text, POST_LIMITS.shownMax)
  return (
    <div>
      <p id={id} lang="" dir="auto" className="wrap-anywhere whitespace-pre-line">
        {cutAtHashtags(cut === null || isOpen ? text : cut).map(({ text: piece, tag, at }) =>
          tag === null ? (
            <Fragment key={at}>{piece}</Fragment>
          ) : (
            <Link
              key={at}
              to="/social"
              search={{ tab: 'networking', q: piece }}
              className="font-medium text-accent hover:underline"
            >
              {piece}
            </Link>
          ),
        )}
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
