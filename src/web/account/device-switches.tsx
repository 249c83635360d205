import { useTranslations } from 'use-intl'
import { useSetting } from '#web/platform/device/device-setting.ts'
import { HAPTICS, vibrate } from '#web/platform/device/haptics.ts'
import { LOW_DATA } from '#web/platform/device/low-data.ts'
import type { DeviceSetting } from '#web/platform/device/read-setting.ts'
import { SwitchRow } from '#web/ui/switch-row.tsx'

/** What this device may do: vibrate, and fetch more than was asked for. */
export function DeviceSwitches() {
  const t = useTranslations('account.appearance')
  return (
    <fieldset>
      <legend className="mb-3 font-display text-lg font-bold">{t('device')}</legend>
      <div className="grid gap-5">
        <DeviceSwitch
          setting={HAPTICS}
          label={t('haptics')}
          hint={t('hapticsHint')}
          onChanged={(isOn) => isOn && vibrate('selection')}
        />
        <DeviceSwitch setting={LOW_DATA} label={t('lowData')} hint={t('lowDataHint')} />
      </div>
    </fieldset>
  )
}

interface DeviceSwitchProps {
  setting: DeviceSetting
  label: string
  hint: string
  onChanged?: (isOn: boolean) => void
}

function DeviceSwitch({ setting, label, hint, onChanged }: DeviceSwitchProps) {
  const [isOn, change] = useSetting(setting)
  return (
    <SwitchRow
      label={label}
      hint={hint}
      isOn={isOn}
      onChange={(wanted) => {
        change(wanted)
        onChanged?.(wanted)
      }}
    />
  )
}
