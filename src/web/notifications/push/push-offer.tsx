import { BellRing, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNotificationSettings } from '#web/notifications/settings/load-settings.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
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
      className="flex items-center gap-2 rounded-2xl bg-accent-soft py-1.5 ps-3 pe-1.5 text-accent-soft-foreground"
    >
      <BellRing size={20} aria-hidden="true" className="shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{t('title')}</p>
        <p className="hidden text-sm sm:block">{t('text')}</p>
      </div>
      <Button size="sm" className="min-h-11 shrink-0" disabled={isPending} onClick={accept}>
        {t('yes')}
      </Button>
      <Button isIconOnly variant="ghost" className="size-11 shrink-0" aria-label={t('no')} onClick={close}>
        <X size={18} aria-hidden="true" />
      </Button>
    </aside>
  )
}
