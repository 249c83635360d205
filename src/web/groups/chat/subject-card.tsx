import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { GroupBanner } from '#web/groups/card/group-banner.tsx'
import type { ThreadSubjects } from '#web/messaging/thread/public.tsx'
import { useGroupSubject } from './load-subject.ts'

/** The chats of groups. */
export const GROUP_SUBJECTS: ThreadSubjects = {
  Card: ({ about: { kind, subjectId } }) =>
    kind === 'group' && subjectId !== null ? <GroupSubjectCard groupId={subjectId} /> : null,
  useSubject({ kind, subjectId }) {
    const group = useGroupSubject(kind === 'group' ? subjectId : null)
    return (
      group && { title: group.title, currency: null, takesOffers: false, price: null, hasViewings: false }
    )
  },
  Settle: () => null,
  Part: () => null,
  Face: ({ children }) => children,
}

/** The group of a chat, small, leading to its page. */
function GroupSubjectCard({ groupId }: { groupId: string }) {
  const t = useTranslations('groups')
  const group = useGroupSubject(groupId)
  if (!group) return null
  return (
    <Link
      to="/groups/$id"
      params={{ id: group.id }}
      search={{}}
      className="flex min-h-11 items-center gap-3 border-b border-border px-3 py-2 hover:bg-default/60 md:px-4"
    >
      <span className="block w-16 shrink-0 overflow-hidden rounded-xl">
        <GroupBanner group={group} sizes="64px" ratio={1.5} sign={22} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">{t('toGroup')}</span>
        <span className="block text-sm text-muted">{t('card.members', { n: group.memberCount })}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-muted" />
    </Link>
  )
}
