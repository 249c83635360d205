import { Button } from '#web/ui/button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { EventScope, GroupEvent } from '#contract/groups/events/event.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { useCancelEvent } from './cancel-event.ts'
import { ScopeChoice } from './form/scope-choice.tsx'

/** Calls an event off, or it and all that follow; who wanted to come is notified. */
export function CancelSheet({ event, onClose }: { event: GroupEvent; onClose: () => void }) {
  const t = useTranslations('groups.events')
  const errorText = useErrorText()
  const cancel = useCancelEvent()
  const [scope, setScope] = useState<EventScope>('one')
  const send = () =>
    cancel.mutate(
      { eventId: event.id, scope },
      {
        onSuccess: () => {
          toast({ title: t('cancelDone') })
          onClose()
        },
        onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
      },
    )
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('cancelTitle', { title: event.title })}
      footer={
        <>
          <Button variant="tertiary" disabled={cancel.isPending} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" isPending={cancel.isPending} onClick={send}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 p-1">
        <p>{t('cancelText')}</p>
        {event.repeatRule !== null && <ScopeChoice value={scope} onChange={setScope} />}
      </div>
    </Sheet>
  )
}
