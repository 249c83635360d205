import { Heart, Star, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { SwipeDirection } from '#contract/dating/matches/match.ts'

/** Milliseconds: said in passing, as the next card is there already. */
const SHOWN_MS = 2500

const FEEDBACK = {
  right: { words: 'liked', Icon: Heart },
  super: { words: 'superLiked', Icon: Star },
  left: { words: 'passed', Icon: X },
} as const

/** What was just decided; another one for each swipe. */
export interface SwipeFeedback {
  direction: SwipeDirection
}

interface SwipeFeedbackLineProps {
  feedback: SwipeFeedback | null
  onOver: () => void
}

/** Says over the deck what was done. It lies outside the flow, so that no card is laid out anew for it. */
export function SwipeFeedbackLine({ feedback, onOver }: SwipeFeedbackLineProps) {
  const t = useTranslations('dating.deck')
  useEffect(() => {
    if (!feedback) return undefined
    const timer = setTimeout(onOver, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [feedback, onOver])
  const { words, Icon } = FEEDBACK[feedback?.direction ?? 'left']
  return (
    <output className="pointer-events-none absolute inset-x-0 top-8 z-10 flex h-10 justify-center [contain:strict]">
      {feedback && (
        <span className="flex items-center gap-2 rounded-full bg-foreground px-4 text-sm font-semibold text-background">
          <Icon size={16} aria-hidden="true" />
          {t(words)}
        </span>
      )}
    </output>
  )
}
