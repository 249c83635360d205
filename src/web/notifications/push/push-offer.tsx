import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNotificationSettings } from '#web/notifications/settings/load-settings.ts'
import { toast } from '#web/platform/toast.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { abilityOf, readBrowser } from './push-policy.ts'
import { isOfferPutOff, putOffOffer } from './dismiss-offer.ts'
import { useShowPushProblem } from './show-push-problem.ts'
import { useSubscribePush } from './subscribe-push.ts'

/**
 * Offers pushes at a moment when somebody waits for an answer. It shows nothing where they are on already or cannot
 * be, and not again for a month after "not now"; the browser itself asks only after "turn on".
 */
export function PushOffer() {
  const t = useTranslations('notifications.offer')
  const say = useShowPushProblem()
  const { data } = useNotificationSettings()
  const { mutate, isPending } = useSubscribePush()
  const [isClosed, setIsClosed] = useState(() => isOfferPutOff() || abilityOf(readBrowser()) !== 'able')
  if (isClosed || !data || data.push.isOnHere || !data.settings.topics.messages.push) return null
  const close = () => {
    putOffOffer()
    setIsClosed(true)
  }
  const accept = () =>
    mutate(undefined, {
      onSuccess: () => toast({ kind: 'success', title: t('done') }),
      onError: (error) => {
        say(error)
        close()
      },
    })
  return (
    <aside
      aria-label={t('title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-soft p-4 text-accent-soft-foreground"
    >
      <BellRing size={24} aria-hidden="true" className="shrink-0" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{t('title')}</p>
        <p className="text-sm">{t('text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <PlainButton disabled={isPending} onClick={accept}>
          {t('yes')}
        </PlainButton>
        <PlainButton variant="ghost" onClick={close}>
          {t('no')}
        </PlainButton>
      </div>
    </aside>
  )
}
