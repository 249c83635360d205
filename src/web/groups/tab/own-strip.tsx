import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { GroupBanner } from '#web/groups/card/group-banner.tsx'
import { useOwnGroups } from '#web/groups/load-own-groups.ts'

/** One's own groups in a row; nothing as long as there are none. */
export function OwnStrip() {
  const t = useTranslations('groups.tab')
  const { data } = useOwnGroups(true)
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  return (
    <section aria-labelledby="own-groups" className="grid min-w-0 gap-3">
      <h3 id="own-groups" className="text-xl font-bold">
        {t('own')}
      </h3>
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 scrollbar-none md:-mx-6 md:px-6">
        {items.map(({ group, role, status }) => (
          <li key={group.id} className="w-44 shrink-0">
            <Link
              to="/groups/$id"
              params={{ id: group.id }}
              search={{}}
              className="block h-full overflow-hidden rounded-2xl bg-surface shadow-card outline-none hover:shadow-overlay focus-visible:ring-2 focus-visible:ring-accent"
            >
              <span className="block">
                <GroupBanner group={group} sizes="176px" ratio={2} sign={28} />
              </span>
              <span className="block p-3">
                <span lang="" className="line-clamp-2 font-semibold wrap-anywhere">
                  {group.title}
                </span>
                {(status === 'pending' || role !== 'member') && (
                  <span className="text-sm text-muted">
                    {status === 'pending' ? t('pending') : t(`role.${role}`)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
