import type { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import type { MatchId } from '#contract/dating/matches/match.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { DatingWords } from '#web/dating/dating-words.tsx'
import { api } from '#web/platform/call/api.ts'
import { withWords } from '#web/platform/language/language.tsx'
import { showOverlay } from '#web/platform/device/overlay.ts'
import type { MatchSummary } from './match-face.tsx'

/** Whoever liked last gets it twice: as the answer, and pushed like the other one. */
const announced = new Set<MatchId>()
let waiting: MatchSummary[] = []
let isOpen = false

/** Opens the dialog of a match over whatever page is shown, one after the other. */
export function showMatch(cache: QueryClient, match: MatchSummary): void {
  if (announced.has(match.id)) return
  announced.add(match.id)
  void cache.invalidateQueries({ queryKey: api(listMatches).key() })
  void cache.invalidateQueries({ queryKey: api(listThreads).key() })
  waiting = [...waiting, match]
  if (!isOpen) void showNext()
}

async function showNext(): Promise<void> {
  const [match, ...rest] = waiting
  waiting = rest
  isOpen = match !== undefined
  if (!match) return showOverlay(null)
  try {
    const { MatchDialog } = await withWords(import('./match-dialog.tsx'))
    const dialog = createElement(MatchDialog, { key: match.id, match, onClose: () => void showNext() })
    showOverlay(createElement(DatingWords, { fallback: null }, dialog))
  } catch (error) {
    // it stands in the list of matches all the same
    console.warn('match', error)
    isOpen = false
  }
}
