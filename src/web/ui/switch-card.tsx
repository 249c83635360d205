import { Description } from '@heroui/react/description'
import { Label } from '@heroui/react/label'
import { Switch } from '@heroui/react/switch'

interface SwitchCardProps {
  label: string
  /** A sentence on what it means. */
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A setting of weight that is on or off: its sentence beside the switch, with a line around both. */
export function SwitchCard({ label, hint, isOn, onChange }: SwitchCardProps) {
  return (
    <Switch className="w-full rounded-2xl border border-border p-4" isSelected={isOn} onChange={onChange}>
      <Switch.Content className="flex min-h-11 w-full flex-row-reverse items-center justify-between gap-4">
        <Switch.Control className="shrink-0">
          <Switch.Thumb />
        </Switch.Control>
        <span className="grid gap-0.5">
          <Label className="font-semibold">{label}</Label>
          <Description className="text-sm text-muted">{hint}</Description>
        </span>
      </Switch.Content>
    </Switch>
  )
}
