import { Description } from '@heroui/react/description'
import { Label } from '@heroui/react/label'
import { Switch } from '@heroui/react/switch'

interface SwitchRowProps {
  label: string
  /** A sentence on what it means. */
  hint?: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that is on or off, outside of forms. */
export function SwitchRow({ label, hint, isOn, isDisabled = false, onChange }: SwitchRowProps) {
  return (
    <Switch isSelected={isOn} isDisabled={isDisabled} onChange={onChange}>
      <Switch.Content className="min-h-11">
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Label>{label}</Label>
      </Switch.Content>
      {hint !== undefined && <Description>{hint}</Description>}
    </Switch>
  )
}
