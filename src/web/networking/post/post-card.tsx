import { Link } from '@tanstack/react-router'
import { Lock, Repeat2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Post } from '#contract/networking/posts/post.ts'
import { TopicChip } from '#web/networking/ask/topic-chip.tsx'
import { ConnectButton } from '#web/networking/connections/connect-button.tsx'
import { PersonName } from '#web/networking/people/person-face.tsx'
import { useWorkText } from '#web/networking/people/write-work.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { TimeAgo } from '#web/platform/format/time-ago.tsx'
import { Translated } from '#web/platform/language/translated.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { LinkCard } from './link-card.tsx'
import { PostActions } from './post-actions.tsx'
import { PostImages } from './post-images.tsx'
import { PostMenu } from './post-menu.tsx'
import { PostText } from './post-text.tsx'
import { RepeatedCard } from './repeated-card.tsx'

interface PostCardProps {
  post: Post
  /** Where it stands in a list, from 1 on. */
  place?: { index: number; of: number }
  /** On its own page. */
  isWhole?: boolean
  /** It was taken away, or its author blocked. */
  onGone?: () => void
}

/** A post: who wrote it, what it says, and what can be done with it. */
export function PostCard({ post, place, isWhole = false, onGone }: PostCardProps) {
  const t = useTranslations('networking.post')
  const by = useId()
  const { author, content, mentions, topic, images, link, repeated } = post
  const name = author?.name ?? t('nobody')
  return (
    <article
      aria-labelledby={by}
      aria-posinset={place?.index}
      aria-setsize={place?.of}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-surface p-4 shadow-card md:p-5"
    >
      <header className="flex items-start gap-3">
        <Avatar name={name} picture={author?.avatar ?? null} size={48} />
        <div id={by} className="min-w-0 flex-1">
          {author ? <PersonName person={author} /> : <p className="font-semibold text-muted">{name}</p>}
          <Facts post={post} />
        </div>
        <PostMenu post={post} {...(onGone && { onGone })} />
      </header>
      {topic !== null && <TopicChip topic={topic} />}
      {post.isOwn ? (
        <PostText content={content} mentions={mentions} isWhole={isWhole} />
      ) : (
        <Translated subject={{ kind: 'post', id: post.id }} text={content}>
          <PostText content={content} mentions={mentions} isWhole={isWhole} />
        </Translated>
      )}
      {images.length > 0 && <PostImages images={images} author={name} />}
      {link && <LinkCard link={link} />}
      {repeated !== undefined && <RepeatedCard post={repeated} />}
      <div className="-mx-2 -mb-1 flex flex-wrap items-center justify-between gap-x-2">
        <PostActions post={post} />
        {author && !post.isOwn && <ConnectButton person={author} state={post.connection} isQuiet />}
      </div>
    </article>
  )
}

/** The author's title and city, and when it was written. */
function Facts({ post }: { post: Post }) {
  const t = useTranslations('networking.post')
  const work = useWorkText()
  const { dateTime } = useFormats()
  const { author, at, editedAt, audience, repeated } = post
  const { headline, place } = author ? work(author) : { headline: '', place: '' }
  return (
    <>
      {headline !== '' && (
        <p lang="" className="line-clamp-2 text-sm wrap-anywhere">
          {headline}
        </p>
      )}
      {place !== '' && (
        <p lang="" className="line-clamp-2 text-sm wrap-anywhere text-muted">
          {place}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        <Link
          to="/posts/$id"
          params={{ id: post.id }}
          className="tap-area rounded-sm hover:underline focus-visible:outline-2 focus-visible:outline-accent"
        >
          <TimeAgo at={at} title={dateTime(at)} />
        </Link>
        {editedAt !== null && <span title={dateTime(editedAt)}>· {t('edited')}</span>}
        {audience === 'connections' && (
          <span className="inline-flex items-center gap-1">
            · <Lock size={13} aria-hidden="true" /> {t('forConnections')}
          </span>
        )}
        {repeated !== undefined && (
          <span className="inline-flex items-center gap-1">
            · <Repeat2 size={15} aria-hidden="true" /> {t('repeats')}
          </span>
        )}
      </p>
    </>
  )
}
