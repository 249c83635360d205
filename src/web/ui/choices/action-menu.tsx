import { Dropdown } from '@heroui/react/dropdown'
import { Label } from '@heroui/react/label'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PressButton } from '#web/ui/press-button.tsx'

export interface MenuAction<Key extends string = string> {
  key: Key
  label: string
  Icon?: LucideIcon
  /** What cannot be undone, in the colour of danger. */
  isGrave?: boolean
}

type ButtonProps = Pick<ComponentProps<typeof PressButton>, 'variant' | 'isDisabled'>

interface ActionMenuProps<Key extends string> extends ButtonProps {
  label: string
  actions: readonly MenuAction<Key>[]
  onAction: (key: Key) => void
  onOpenChange?: (isOpen: boolean) => void
  /** On the screen from the start, for menus that are loaded when they are first wanted. */
  defaultOpen?: boolean
  placement?: ComponentProps<typeof Dropdown.Popover>['placement']
  /** Of the button. */
  className?: string
  Icon?: LucideIcon
  iconClass?: string
}

/** An icon button that opens a list of what can be done. */
export function ActionMenu<Key extends string>({
  label,
  actions,
  onAction,
  onOpenChange,
  defaultOpen = false,
  placement = 'bottom end',
  variant = 'ghost',
  isDisabled = false,
  className = '',
  Icon: ButtonIcon = EllipsisVertical,
  iconClass = '',
}: ActionMenuProps<Key>) {
  const choose = (chosen: unknown) => {
    const action = actions.find(({ key }) => key === chosen)
    if (action) onAction(action.key)
  }
  return (
    <Dropdown defaultOpen={defaultOpen} {...(onOpenChange && { onOpenChange })}>
      <PressButton
        isIconOnly
        variant={variant}
        isDisabled={isDisabled}
        aria-label={label}
        className={`size-11 shrink-0 ${className}`}
      >
        <ButtonIcon size={20} aria-hidden="true" />
      </PressButton>
      <Dropdown.Popover placement={placement} className="min-w-56">
        <Dropdown.Menu aria-label={label} onAction={choose}>
          {actions.map(({ key, label: text, Icon, isGrave = false }) => (
            <Dropdown.Item
              key={key}
              id={key}
              textValue={text}
              variant={isGrave ? 'danger' : 'default'}
              className="min-h-11"
            >
              {Icon && (
                <Icon
                  size={19}
                  aria-hidden="true"
                  className={`shrink-0 ${isGrave ? 'text-danger' : iconClass}`}
                />
              )}
              <Label>{text}</Label>
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
      </Dropdown.Popover>
    </Dropdown>
  )
}
