import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  label?: string
}

/** Asks for the next page of a list in the midst of a page, where LoadMore would never let the reader pass. */
export function MoreButton({ list, label }: MoreButtonProps) {
  const t = useTranslations('ui')
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="secondary"
      className="min-h-11 justify-self-start"
      aria-disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? t('loading') : (label ?? t('more'))}
    </Button>
  )
}
