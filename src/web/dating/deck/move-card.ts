import { createRef, type PointerEvent, useLayoutEffect, useState } from 'react'
import { holdToasts } from '#web/platform/device/toast.ts'
import { decide, leaning } from './deck-policy.ts'
import { springEasing } from './spring-policy.ts'

/** Pixels before a touch is a drag and no tap. */
const SLOP = 8
/** Milliseconds of the card's way out, and back. */
const OUT_MS = 300
const BACK_MS = 500
const BACK = springEasing({ frequency: 3, damping: 0.6 }, BACK_MS / 1000)
/** Degrees of the whole way out. */
const TILT = 14

interface Grip {
  pointer: number
  x: number
  y: number
  width: number
  isDrag: boolean
  /** Lets toasts come and go again. */
  letToasts: () => void
  /** The last two places in time, for the speed. */
  last: { x: number; at: number }
  before: { x: number; at: number }
}

interface Deciding {
  /** Is the card not to be moved now? */
  isOff: () => boolean
  onDecide: (direction: 'left' | 'right') => void
}

/** The same at every render, so that a card is not drawn anew when the deck is. */
export function useMoveCard(deciding: Deciding) {
  const [mover] = useState(createMover)
  // before the card is seen: a finger that is quicker than an effect would move nothing
  useLayoutEffect(() => mover.decideBy(deciding))
  return mover
}

/**
 * Moves a card with the finger: writes transform and opacity only, and reads no layout while it moves.
 * The stamps grow clearer with the lean.
 */
function createMover() {
  const card = createRef<HTMLDivElement>()
  let deciding: Deciding | null = null
  let grip: Grip | null = null
  let frame = 0
  let wasDragged = false

  const lean = (by: number) => {
    for (const stamp of card.current?.querySelectorAll<HTMLElement>('[data-stamp]') ?? [])
      stamp.style.opacity = String(Math.max(0, stamp.dataset['stamp'] === 'like' ? by : -by))
  }
  const place = (dx: number, width: number, transition: string) => {
    const element = card.current
    if (!element) return
    element.style.transition = transition
    element.style.transform =
      dx === 0 ? 'none' : `translate3d(${dx}px, 0, 0) rotate(${(dx / width) * TILT}deg)`
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!deciding || deciding.isOff() || event.button !== 0 || grip) return
    const at = { x: event.clientX, at: event.timeStamp }
    grip = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      width: event.currentTarget.offsetWidth || 1,
      isDrag: false,
      letToasts: () => undefined,
      last: at,
      before: at,
    }
    wasDragged = false
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const held = grip
    if (!held || held.pointer !== event.pointerId) return
    const dx = event.clientX - held.x
    if (!held.isDrag) {
      if (Math.abs(dx) < SLOP || Math.abs(dx) < Math.abs(event.clientY - held.y)) return
      held.isDrag = true
      held.letToasts = holdToasts()
      wasDragged = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    held.before = held.last
    held.last = { x: event.clientX, at: event.timeStamp }
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      place(dx, held.width, 'none')
      lean(leaning({ dx, width: held.width }))
    })
  }
  const release = (event: PointerEvent<HTMLDivElement>, isOver: boolean) => {
    const held = grip
    if (!held || held.pointer !== event.pointerId) return
    grip = null
    if (!held.isDrag) return
    cancelAnimationFrame(frame)
    const { last, before, width } = held
    const dx = event.clientX - held.x
    const speed = last.at > before.at ? (last.x - before.x) / (last.at - before.at) : 0
    const decided = isOver ? null : decide({ dx, speed, width })
    if (decided) deciding?.onDecide(decided)
    else comeBack()
    held.letToasts()
  }

  /** Away to one side, or up; out of sight when its time is over. */
  const leave = (direction: 'left' | 'right' | 'super') => {
    const element = card.current
    if (!element) return
    element.style.transition = `transform ${OUT_MS}ms ease-in, opacity ${OUT_MS}ms ease-in`
    element.style.opacity = '0'
    const isPlain = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isPlain) return
    const side = direction === 'left' ? -1 : 1
    element.style.transform =
      direction === 'super'
        ? 'translate3d(0, -120%, 0)'
        : `translate3d(${side * 130}%, 0, 0) rotate(${side * TILT}deg)`
  }
  const comeBack = () => {
    place(0, 1, `transform ${BACK_MS}ms ${BACK}, opacity 150ms`)
    if (card.current) card.current.style.opacity = '1'
    lean(0)
  }

  return {
    cardRef: card,
    decideBy: (next: Deciding) => {
      deciding = next
    },
    leave,
    comeBack,
    /** A tap that ends a drag is none. */
    isTap: () => !wasDragged,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => release(event, false),
      onPointerCancel: (event: PointerEvent<HTMLDivElement>) => release(event, true),
    },
  }
}

/** A card that is held, as the one on top is. */
export type Hold = ReturnType<typeof useMoveCard>
