import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listOwnGroups } from '#contract/groups/list-own-groups.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { cardOf, groupOf, sara } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { GROUP_SUBJECTS } from './subject-card.tsx'

let alone = 0

function serve(own: boolean) {
  alone = 0
  setTransport({
    fetch: fakeServer(
      fake(listOwnGroups)(() => ({
        items: own ? [{ group: cardOf(1), role: 'member', status: 'active', isArchived: false }] : [],
        nextCursor: null,
      })),
      fake(readGroup)(() => {
        alone++
        return groupOf({ title: 'Read alone' })
      }),
    ),
  })
}

function Head({ kind }: { kind: 'group' | 'listing' }) {
  const about = { kind, subjectId: cardOf(1).id }
  const subject = GROUP_SUBJECTS.useSubject(about)
  return (
    <>
      <p>Called {subject?.title ?? 'nothing'}</p>
      <GROUP_SUBJECTS.Card about={about} news={null} />
    </>
  )
}

test('a chat is called like its group, and leads to its page', async () => {
  serve(true)
  await render(<Head kind="group" />, { person: { id: sara.userId } })
  expect(await screen.findByText('Called Buna 1')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toContain(`/groups/${cardOf(1).id}`)
  expect(alone).toBe(0)
})

test('a group that is not among one’s own is asked for alone', async () => {
  serve(false)
  await render(<Head kind="group" />, { person: { id: sara.userId } })
  expect(await screen.findByText('Called Read alone')).toBeTruthy()
  expect(alone).toBe(1)
})

test('other conversations are left to others', async () => {
  serve(true)
  await render(<Head kind="listing" />, { person: { id: sara.userId } })
  expect(screen.getByText('Called nothing')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
