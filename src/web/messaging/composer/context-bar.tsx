import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface ContextBarProps {
  title: string
  text: string
  icon: ReactNode
  closeLabel: string
  onClose: () => void
}

/** Above the field: what is answered, or changed. */
export function ContextBar({ title, text, icon, closeLabel, onClose }: ContextBarProps) {
  return (
    <div className="flex items-center gap-3 ps-2">
      <span className="text-accent">{icon}</span>
      <div className="min-w-0 flex-1 border-s-4 border-accent ps-2.5 text-sm">
        <p className="font-semibold text-accent">{title}</p>
        <p className="truncate text-muted">{text}</p>
      </div>
      <Button isIconOnly variant="ghost" className="size-11" aria-label={closeLabel} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </Button>
    </div>
  )
}
