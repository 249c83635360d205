import { ShieldAlert } from 'lucide-react'
import type { NoticeLooks } from './notice-row.tsx'

export const securityNotices: NoticeLooks<'security'> = {
  words: 'notifications.security',
  kinds: {
    security: {
      icon: ShieldAlert,
      link: () => ({ to: '/account', search: { section: 'security' } }),
      key: ({ what }) => what,
      values: () => ({}),
    },
  },
}
