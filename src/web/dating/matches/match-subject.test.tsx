import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import { removeMatch } from '#contract/dating/matches/remove-match.ts'
import { matchOf, OWNER } from '#web/dating/dating.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { MATCH_SUBJECTS } from './match-subject.tsx'

const removed = vi.fn<(id: string) => void>()

const show = (kind: 'match' | 'listing') => {
  setTransport({
    fetch: fakeServer(
      fake(listMatches)(() => ({ items: [matchOf(1)], nextCursor: null })),
      fake(removeMatch)(({ matchId }) => {
        removed(matchId)
        return { isRemoved: true as const }
      }),
    ),
  })
  return render(<MATCH_SUBJECTS.Part about={{ kind, subjectId: matchOf(1).id }} />, { person: { id: OWNER } })
}

test('a match is ended from within its conversation, after a question by name', async () => {
  const { user, router } = await show('match')
  await user.click(await screen.findByRole('button', { name: 'Unmatch' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Unmatch Hana 1?' })
  expect(removed).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: 'Unmatch' }))
  await waitFor(() => expect(removed).toHaveBeenCalledWith(matchOf(1).id))
  await waitFor(() => expect(router.state.location.pathname).toBe('/messages'))
})

test('other conversations have no match to end', async () => {
  await show('listing')
  expect(screen.queryByRole('button')).toBeNull()
})
