import { Bell } from 'lucide-react'
import type { STAFF_NOTICES } from '#contract/staff/notices.ts'
import type { FactsOf } from '#contract/notices.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import type { NoticeLink, NoticeLooks } from '#web/notifications/public.tsx'

export const staffNotices: NoticeLooks<keyof typeof STAFF_NOTICES> = {
  words: 'announcements',
  kinds: {
    broadcast: {
      icon: Bell,
      link: ({ facts: { path } }) => ({ to: (path ?? '/notifications') as NonNullable<NoticeLink['to']> }),
      More: Text,
    },
  },
}

function Text({ facts: { titleEn, titleAm, textEn, textAm } }: { facts: FactsOf<'broadcast'> }) {
  const { language } = useLanguage()
  const isAmharic = language === 'am'
  return (
    <div lang={isAmharic ? 'am' : 'en'} className="grid gap-0.5 wrap-anywhere">
      <p className="font-semibold">{isAmharic ? titleAm : titleEn}</p>
      <p className="text-sm whitespace-pre-line">{isAmharic ? textAm : textEn}</p>
    </div>
  )
}
