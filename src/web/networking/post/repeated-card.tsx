import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import type { RepeatedPost } from '#contract/networking/posts/post.ts'
import { PersonName } from '#web/networking/people/person-face.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { TimeAgo } from '#web/platform/format/time-ago.tsx'
import { Translated } from '#web/platform/language/translated.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { LinkCard } from './link-card.tsx'
import { PostImages } from './post-images.tsx'
import { PostText } from './post-text.tsx'

/** The post that another one repeats; says so where it is not to be seen any more. */
export function RepeatedCard({ post }: { post: z.infer<typeof RepeatedPost> | null }) {
  const t = useTranslations('networking.post')
  const { dateTime } = useFormats()
  if (post === null)
    return (
      <p className="rounded-2xl border border-dashed border-border p-4 text-muted">{t('repeatedGone')}</p>
    )
  const { author, content, images, link, at } = post
  return (
    <div className="grid gap-3 rounded-2xl border border-border p-4">
      <div className="flex items-center gap-2">
        <Avatar name={author.name} picture={author.avatar} size={32} />
        <div className="min-w-0">
          <PersonName person={author} />
          <Link
            to="/posts/$id"
            params={{ id: post.id }}
            className="tap-area text-sm text-muted hover:underline focus-visible:outline-2 focus-visible:outline-accent"
          >
            <TimeAgo at={at} title={dateTime(at)} />
          </Link>
        </div>
      </div>
      <Translated subject={{ kind: 'post', id: post.id }} text={content}>
        <PostText content={content} />
      </Translated>
      {images.length > 0 && <PostImages images={images} author={author.name} />}
      {link && <LinkCard link={link} />}
    </div>
  )
}
