import { sectionOf } from '#contract/auth/security-news.ts'
import { ShieldAlert } from 'lucide-react'
import type { NoticeLooks } from './notice-row.tsx'

export const securityNotices: NoticeLooks<'security'> = {
  words: 'notifications.security',
  kinds: {
    security: {
      icon: ShieldAlert,
      link: ({ facts }) => ({ to: '/account', search: { section: sectionOf(facts.what) } }),
      key: ({ what }) => what,
      values: () => ({}),
    },
  },
}
