import { Heart, RotateCcw, Star, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { SwipeDirection } from '#contract/dating/matches/match.ts'

interface DeckButtonsProps {
  isBusy: boolean
  canUndo: boolean
  onSwipe: (direction: SwipeDirection) => void
  onUndo: () => void
}

/** Pass, super like, like; beside them the way back from the last pass. */
export function DeckButtons({ isBusy, canUndo, onSwipe, onUndo }: DeckButtonsProps) {
  const t = useTranslations('dating.deck')
  const row = useRef<HTMLDivElement>(null)
  useRetainedFocus(row, isBusy)
  return (
    <div ref={row} className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <RoundButton
        label={t('undo')}
        isDisabled={isBusy || !canUndo}
        onClick={onUndo}
        className="size-11 justify-self-end border-border bg-surface text-muted"
      >
        <RotateCcw size={20} aria-hidden="true" />
      </RoundButton>
      <div className="flex items-center gap-4">
        <RoundButton
          label={t('pass')}
          isDisabled={isBusy}
          onClick={() => onSwipe('left')}
          className="size-16 border-border bg-surface text-foreground"
        >
          <X size={30} aria-hidden="true" />
        </RoundButton>
        <RoundButton
          label={t('super')}
          isDisabled={isBusy}
          onClick={() => onSwipe('super')}
          className="size-13 border-gold bg-gold text-gold-foreground"
        >
          <Star size={24} fill="currentColor" aria-hidden="true" />
        </RoundButton>
        <RoundButton
          label={t('like')}
          isDisabled={isBusy}
          onClick={() => onSwipe('right')}
          className="size-16 border-berbere bg-berbere text-berbere-foreground"
        >
          <Heart size={28} fill="currentColor" aria-hidden="true" />
        </RoundButton>
      </div>
      <span />
    </div>
  )
}

/** A button that is not to be pressed for a moment loses the focus, and gets it back. */
function useRetainedFocus(row: { current: HTMLElement | null }, isBusy: boolean): void {
  const pressed = useRef<string | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      pressed.current = target instanceof HTMLElement ? target.ariaLabel : null
    }
    const element = row.current
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [row])
  useEffect(() => {
    if (isBusy || pressed.current === null || document.activeElement !== document.body) return
    const buttons = row.current?.querySelectorAll('button') ?? []
    const button = [...buttons].find(({ ariaLabel }) => ariaLabel === pressed.current)
    button?.focus({ preventScroll: true })
  }, [isBusy, row])
}

interface RoundButtonProps {
  label: string
  isDisabled: boolean
  onClick: () => void
  className: string
  children: ReactNode
}

function RoundButton({ label, isDisabled, onClick, className, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      // what will change anyway is on a layer of its own: to turn a button off lays nothing out while a card flies
      className={`grid place-content-center rounded-full border shadow-card transition-[transform,opacity] will-change-[transform,opacity] active:scale-95 disabled:opacity-45 ${className}`}
    >
      {children}
    </button>
  )
}
