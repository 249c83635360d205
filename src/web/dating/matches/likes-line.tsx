import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { countLikes } from '#contract/dating/matches/count-likes.ts'
import { api } from '#web/platform/call/api.ts'

/** A count that changes once a day. */
const FRESH_MS = 10 * 60_000

/** How many like one and wait: a number beside faces that are nobody's. Nothing as long as there are none. */
export function LikesLine() {
  const t = useTranslations('dating.matches')
  const { data } = useQuery({ ...api(countLikes).queryOptions({}), staleTime: FRESH_MS })
  if (!data || data.likes === 0) return null
  return (
    <p className="mt-6 flex items-center gap-3 rounded-2xl bg-accent-soft px-4 py-3 text-accent-soft-foreground">
      <span aria-hidden="true" className="flex shrink-0 -space-x-3">
        {['bg-gold', 'bg-berbere', 'bg-accent'].map((colour) => (
          <span key={colour} className={`size-9 rounded-full blur-[3px] ${colour}`} />
        ))}
        <span className="relative grid size-9 place-content-center rounded-full bg-surface text-berbere">
          <Heart size={18} fill="currentColor" />
        </span>
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">
          {t(data.hasMore ? 'likesMore' : 'likes', { n: data.likes })}
        </span>
        <span className="block text-sm">{t('likesHint')}</span>
      </span>
    </p>
  )
}
