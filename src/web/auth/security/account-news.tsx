import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isGoodNews, readNews } from '#web/auth/view-policy.ts'

/** What a link that led here came back with: an address that agreed, an account that was linked, or why not. */
export function AccountNews({ news: wanted }: { news: string | undefined }) {
  const t = useTranslations('auth.news')
  const news = readNews(wanted)
  if (news === null) return null
  const isGood = isGoodNews(news)
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <output
      className={`flex gap-3 rounded-2xl p-4 ${
        isGood ? 'bg-accent-soft text-accent-soft-foreground' : 'border border-danger/40 bg-danger/10'
      }`}
    >
      <Icon size={22} aria-hidden="true" className={`mt-0.5 shrink-0 ${isGood ? '' : 'text-danger'}`} />
      <span>
        <span className="block font-semibold">{t(`${news}.title`)}</span>
        <span className="mt-1 block text-sm">{t(`${news}.lead`)}</span>
      </span>
    </output>
  )
}
