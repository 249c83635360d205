import { Dropdown } from '@heroui/react/dropdown'
import { Label } from '@heroui/react/label'
import type { ReactNode } from 'react'
import { PressButton } from '#web/ui/press-button.tsx'

interface OptionMenuProps<Key extends string> {
  label: string
  /** What the button shows. */
  icon: ReactNode
  chosen: Key
  options: readonly { key: Key; label: string; icon: ReactNode; lang?: string; note?: string }[]
  onChoose: (key: Key) => void
}

/** An icon button whose menu, open from the start, offers one choice of several. */
export function OptionMenu<Key extends string>({
  label,
  icon,
  chosen,
  options,
  onChoose,
}: OptionMenuProps<Key>) {
  return (
    <Dropdown defaultOpen>
      <PressButton isIconOnly variant="ghost" aria-label={label} className="w-auto min-w-11 px-1">
        {icon}
      </PressButton>
      <Dropdown.Popover placement="bottom end">
        <Dropdown.Menu
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[chosen]}
          onAction={(pressed) => {
            const option = options.find(({ key }) => key === pressed)
            if (option) onChoose(option.key)
          }}
        >
          {options.map((option) => (
            <Dropdown.Item key={option.key} id={option.key} textValue={option.label}>
              {option.icon}
              <Label lang={option.lang}>{option.label}</Label>
              {option.note !== undefined && <span className="text-xs text-muted">{option.note}</span>}
              <Dropdown.ItemIndicator />
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
      </Dropdown.Popover>
    </Dropdown>
  )
}
