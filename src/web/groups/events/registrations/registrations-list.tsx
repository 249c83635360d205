import { Skeleton } from '@heroui/react/skeleton'
import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import type { ListedRegistration } from '#contract/groups/events/registrations/registration.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MoreButton } from '#web/ui/states/more-button.tsx'
import { useRegistrations, useRemoveRegistration } from './list-registrations.ts'

/** Who comes without an account, for those who lead and host; they may take somebody out. */
export function RegistrationsList({ event }: { event: GroupEvent }) {
  const t = useTranslations('groups.events')
  const list = useRegistrations(event.id)
  const remove = useRemoveRegistration(event.id)
  const [leaving, setLeaving] = useState<ListedRegistration | null>(null)
  const { data, error } = list
  if (!data && error) return <ErrorState error={error} onRetry={() => void list.refetch()} />
  if (!data) return <Skeleton className="h-16 w-full rounded-xl" aria-busy="true" />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="registered" className="grid gap-1 border-t border-border pt-3">
      <h3 id="registered" className="font-semibold">
        {t('registrations.list.title')}
      </h3>
      <ul className="grid">
        {items.map((one) => (
          <li key={one.id} className="flex items-center gap-3">
            <span lang="" className="min-w-0 flex-1 wrap-anywhere">
              {one.name}
            </span>
            <span className="text-sm text-muted">
              {t(one.isWaiting ? 'registrations.list.waits' : 'registrations.list.goes')}
              {one.guests > 0 && ` ${t('attendees.guests', { n: one.guests })}`}
            </span>
            <Button
              isIconOnly
              variant="ghost"
              className="size-11"
              aria-label={t('registrations.list.remove', { name: one.name })}
              onClick={() => setLeaving(one)}
            >
              <UserRoundX size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
        title={t('registrations.list.removeTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('registrations.list.removeConfirm')}
        onConfirm={async () => {
          if (leaving) await remove.mutateAsync({ eventId: event.id, registrationId: leaving.id })
        }}
      >
        {t('registrations.list.removeText')}
      </ConfirmDialog>
    </section>
  )
}
