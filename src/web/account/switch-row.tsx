import { Description } from '@heroui/react/description'
import { Label } from '@heroui/react/label'
import { Switch } from '@heroui/react/switch'

interface SwitchRowProps {
  label: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that is on or off, with a sentence on what that means. */
export function SwitchRow({ label, text, isOn, onChange }: SwitchRowProps) {
  return (
    <Switch isSelected={isOn} onChange={onChange}>
      <Switch.Content className="min-h-11">
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <div>
          <Label>{label}</Label>
          <Description>{text}</Description>
        </div>
      </Switch.Content>
    </Switch>
  )
}
