import { useEffect } from 'react'
import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import type { DeckCard } from '#contract/dating/profile/profile.ts'

/**
 * The letters of those who are still to come are fetched before their card is drawn: without them each sign would be
 * looked for in the fonts of the device, in the middle of a swipe.
 */
export function useLetters(cards: readonly DeckCard[] | undefined): void {
  const isWanted = cards?.some((card) => isEthiopic(JSON.stringify(card))) === true
  useEffect(() => {
    if (isWanted && 'fonts' in document) void document.fonts.load("1em 'Ethiopic'", 'ሀ')
  }, [isWanted])
}
