import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { GroupBanner } from '#web/groups/card/group-banner.tsx'
import { useOwnGroups } from '#web/groups/load-own-groups.ts'

/** One's own groups in a row; nothing as long as there are none. */
export function OwnStrip() {
  const t = useTranslations('groups.tab')
  const { data } = useOwnGroups(true)
  const all = data?.pages.flatMap((page) => page.items) ?? []
  if (all.length === 0) return null
  // what is over can still be read and left, behind what goes on
  const items = all.toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived))
  const noteOf = ({ role, status, isArchived }: (typeof all)[number]) => {
    if (isArchived) return t('archived')
    if (status === 'pending') return t('pending')
    return role === 'member' ? null : t(`role.${role}`)
  }
  return (
    <section aria-labelledby="own-groups" className="grid min-w-0 gap-3">
      <h3 id="own-groups" className="text-xl font-bold">
        {t('own')}
      </h3>
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 scrollbar-none md:-mx-6 md:px-6">
        {items.map((own) => (
          <li key={own.group.id} className={`w-44 shrink-0 ${own.isArchived ? 'opacity-75' : ''}`}>
            <Link
              to="/groups/$id"
              params={{ id: own.group.id }}
              search={{}}
              className="block h-full overflow-hidden rounded-2xl bg-surface shadow-card outline-none hover:shadow-overlay focus-visible:ring-2 focus-visible:ring-accent"
            >
              <span className="block">
                <GroupBanner group={own.group} sizes="176px" ratio={2} sign={28} />
              </span>
              <span className="block p-3">
                <span lang="" className="line-clamp-2 font-semibold wrap-anywhere">
                  {own.group.title}
                </span>
                <span className="block text-sm text-muted empty:hidden">{noteOf(own)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
