import type { DragEvent, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

const DRAG_TYPE = 'application/x-photo-index'

/** What lets a tile of a list of photos be dragged to another position. */
export function dragHandlers(index: number, onDropFrom: (from: number) => void) {
  return {
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAG_TYPE, String(index)),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAG_TYPE)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onDrop: (event: DragEvent) => {
      const from = event.dataTransfer.getData(DRAG_TYPE)
      if (from === '') return
      event.preventDefault()
      event.stopPropagation()
      onDropFrom(Number(from))
    },
  }
}

interface TileButtonProps {
  label: string
  move?: 'earlier' | 'later'
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

export function TileButton({ label, move, isDisabled = false, onClick, children }: TileButtonProps) {
  return (
    <Button
      isIconOnly
      variant="ghost"
      aria-label={label}
      data-move={move}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
