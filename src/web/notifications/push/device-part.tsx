import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { abilityOf, readBrowser } from './push-policy.ts'
import { useSubscribePush } from './subscribe-push.ts'
import { useUnsubscribePush } from './unsubscribe-push.ts'
import { useShowPushProblem } from './show-push-problem.ts'

/** Pushes on this device: a switch, or why there is none. The browser asks for permission when it is switched on. */
export function DevicePart({ isOnHere }: { isOnHere: boolean }) {
  const t = useTranslations('notifications.settings.device')
  const say = useShowPushProblem()
  const on = useSubscribePush()
  const off = useUnsubscribePush()
  const [ability, setAbility] = useState(() => abilityOf(readBrowser()))
  const look = () => setAbility(abilityOf(readBrowser()))
  const isBusy = on.isPending || off.isPending
  if (ability !== 'able') return <p className="rounded-2xl bg-surface-secondary p-4">{t(ability)}</p>
  // stays enabled while it is saved: a switch that is turned off loses the focus
  const turn = (wanted: boolean) => {
    if (isBusy) return
    return wanted
      ? on.mutate(undefined, { onError: say, onSettled: look })
      : off.mutate(undefined, { onError: say })
  }
  return <SwitchRow label={t('switch')} isOn={on.isPending || (isOnHere && !off.isPending)} onChange={turn} />
}
