import { CalendarArrowDown, CalendarX, Flag, Pencil, Share2, UsersRound, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'

export type EventTopic = 'register' | 'edit' | 'hosts' | 'cancel' | 'share' | 'report'

interface EventActionsProps {
  event: GroupEvent
  isArchived: boolean
  onTopic: (topic: EventTopic) => void
}

/** What can be done with an event: keep it, pass it on and, for those who lead, change it. */
export function EventActions({ event, isArchived, onTopic }: EventActionsProps) {
  const t = useTranslations('groups.events')
  const { user } = useSession()
  const [now] = useState(() => Date.now())
  const isOver = Date.parse(event.endsAt) < now
  const mayChange = event.mayEdit && !event.isCancelled && !isOver && !isArchived
  const mayReport = user !== null && !event.mayEdit
  const action = (topic: Exclude<EventTopic, 'register'>, Icon: LucideIcon, isGrave = false) => (
    <Button
      variant="outline"
      className={`min-h-11 ${isGrave ? 'text-danger' : ''}`}
      aria-haspopup="dialog"
      onClick={() => onTopic(topic)}
    >
      <Icon size={18} aria-hidden="true" />
      {t(topic)}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={`/events/${event.id}/event.ics`}
        download
        className={buttonClass({ variant: 'outline' }, 'min-h-11')}
      >
        <CalendarArrowDown size={18} aria-hidden="true" />
        {t('download')}
      </a>
      {action('share', Share2)}
      {mayChange && action('edit', Pencil)}
      {mayChange && event.mayChooseHosts && action('hosts', UsersRound)}
      {mayChange && action('cancel', CalendarX, true)}
      {mayReport && action('report', Flag)}
    </div>
  )
}
