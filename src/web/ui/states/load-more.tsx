import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { Button } from '#web/ui/button.tsx'

/** So many pages come by themselves; then a button, so that the footer can be reached. */
const AUTOMATIC_PAGES = 3
/** How far below the screen the next page is fetched. */
const AHEAD = '800px 0px'

/** Of an infinite query, what its end needs. */
interface Pages {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => unknown
}

/** The end of a list that goes on. */
export function LoadMore({ list }: { list: Pages }) {
  const t = useTranslations('ui')
  const errorText = useErrorText()
  const { hasNextPage, isFetchingNextPage: isLoading, error } = list
  const pages = list.data?.pages.length ?? 0
  const failed = list.isFetchNextPageError && !isLoading
  const isAutomatic = pages < AUTOMATIC_PAGES && !isLoading && !failed
  const onMore = () => void list.fetchNextPage()
  if (!list.data || !hasNextPage) return null
  return (
    <div className="mt-8 grid min-h-12 justify-items-center gap-3 text-center">
      {isAutomatic && <Sight key={pages} onSight={onMore} />}
      {isLoading && <output className="text-muted">{t('loading')}</output>}
      {failed && <p role="alert">{errorText(error)}</p>}
      {!isLoading && (failed || pages >= AUTOMATIC_PAGES) && (
        <Button variant="secondary" size="lg" className="min-h-12 px-8" onClick={onMore}>
          {failed ? t('retry') : t('more')}
        </Button>
      )}
    </div>
  )
}

/** Nothing to be seen: says once when the reader comes near. */
function Sight({ onSight }: { onSight: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  const latest = useRef(onSight)
  useEffect(() => {
    latest.current = onSight
  })
  useEffect(() => {
    if (!mark.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return <span ref={mark} />
}
