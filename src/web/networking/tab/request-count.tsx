import { useTranslations } from 'use-intl'
import { useRequests } from '#web/networking/connections/list-requests.ts'

/** How many wait for one's answer; nothing where nobody does. */
export function RequestCount() {
  const t = useTranslations('networking.tab')
  const { data } = useRequests()
  const count = data?.items.length ?? 0
  if (count === 0) return null
  return (
    <span className="grid min-w-5 place-content-center rounded-full bg-accent px-1.5 text-xs font-semibold text-accent-foreground">
      <span aria-hidden="true">{data?.nextCursor === null ? count : `${count}+`}</span>
      <span className="sr-only">{t('requests', { n: count })}</span>
    </span>
  )
}
