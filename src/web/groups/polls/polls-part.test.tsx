import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { answerPoll } from '#contract/groups/polls/answer-poll.ts'
import { closePoll } from '#contract/groups/polls/close-poll.ts'
import { createPoll } from '#contract/groups/polls/create-poll.ts'
import { deletePoll } from '#contract/groups/polls/delete-poll.ts'
import { listPolls } from '#contract/groups/polls/list-polls.ts'
import { type Poll, PollId } from '#contract/groups/polls/poll.ts'
import { abebe, groupOf, membershipOf } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { PollsPart } from './polls-part.tsx'

const pollOf = (parts: Partial<Poll> = {}): Poll => ({
  id: PollId.parse('0197c0de-0000-7000-8000-000000000801'),
  question: 'When shall we meet?',
  options: [
    { text: 'Saturday', votes: 3, isChosen: false },
    { text: 'Sunday', votes: 1, isChosen: false },
  ],
  isMultiple: false,
  voters: 4,
  closesAt: '2030-01-01T12:00:00.000Z',
  isClosed: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...parts,
})

let polls: Poll[] = []
let said: unknown[] = []
let isClosing = false

// Fetched on demand: without this a busy machine would time a test out.
beforeAll(() => import('./poll-sheet.tsx'))
beforeEach(() => {
  polls = [pollOf()]
  said = []
  isClosing = false
})

function choose({ options, ...poll }: Poll, choices: number[]): Poll {
  return {
    ...poll,
    options: options.map((option, index) => ({ ...option, isChosen: choices.includes(index) })),
  }
}

function show(role: 'member' | 'group_admin' = 'member') {
  setTransport({
    fetch: fakeServer(
      fake(listPolls)(() => ({ items: polls })),
      fake(answerPoll)(({ choices }) => {
        if (isClosing) {
          polls = polls.map((poll) => ({ ...poll, isClosed: true }))
          return new Refusal('groups.poll-closed')
        }
        said.push(choices)
        polls = polls.map((poll) => choose(poll, choices))
        return { poll: polls[0] ?? pollOf() }
      }),
      fake(createPoll)(({ fields }) => {
        said.push(fields)
        return { poll: pollOf({ question: fields.question }) }
      }),
      fake(closePoll)(() => ({ poll: pollOf({ isClosed: true }) })),
      fake(deletePoll)(() => {
        polls = []
        return { isDeleted: true as const }
      }),
    ),
  })
  const mayModerate = role === 'group_admin'
  const membership = membershipOf({ status: 'active', role, mayModerate })
  return render(<PollsPart group={groupOf({ membership })} />, { person: { id: abebe.userId } })
}

test('one answer is given, changed and taken back', async () => {
  const { user } = await show()
  const poll = within(await screen.findByRole('group', { name: 'When shall we meet?' }))
  await user.click(poll.getByRole('radio', { name: /Sunday/ }))
  expect(await screen.findByText('Your vote was counted.')).toBeTruthy()
  await waitFor(() =>
    expect(poll.getByRole<HTMLInputElement>('radio', { name: /Sunday/ }).checked).toBe(true),
  )
  await user.click(poll.getByRole('button', { name: 'Remove my vote' }))
  await waitFor(() => expect(said).toEqual([[1], []]))
  expect(screen.queryByRole('button', { name: 'New poll' })).toBeNull()
})

test('several may be chosen where that is allowed', async () => {
  polls = [choose(pollOf({ isMultiple: true }), [0])]
  const { user } = await show()
  await user.click(await screen.findByRole('checkbox', { name: /Sunday/ }))
  await waitFor(() => expect(said).toEqual([[0, 1]]))
  await user.click(screen.getByRole('checkbox', { name: /Saturday/ }))
  await waitFor(() => expect(said.at(-1)).toEqual([1]))
})

test('a poll that closed meanwhile says so, and can be chosen in no more', async () => {
  const { user } = await show()
  isClosing = true
  await user.click(await screen.findByRole('radio', { name: /Sunday/ }))
  expect(await screen.findByText('This poll is closed. Your answer was not counted.')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Sunday/ }).disabled).toBe(true),
  )
  expect(screen.getByText(/^Closed on/)).toBeTruthy()
})

test('without polls members see nothing, those who lead how to begin', async () => {
  polls = []
  const member = await show()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Polls' })).toBeNull())
  member.unmount()
  await show('group_admin')
  expect(await screen.findByText('No polls yet.')).toBeTruthy()
})

test('those who lead ask, with two answers at least and none twice', async () => {
  const { user } = await show('group_admin')
  await user.click(await screen.findByRole('button', { name: 'New poll' }))
  await user.type(await screen.findByRole('textbox', { name: /Question/ }), 'Where?')
  await user.type(screen.getByRole('textbox', { name: /Answer 1/ }), 'Here')
  await user.type(screen.getByRole('textbox', { name: /Answer 2/ }), 'here')
  await user.click(screen.getByRole('button', { name: 'Ask the group' }))
  expect(await screen.findByText('You already have this answer.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Answer 2/ }), ' or there')
  await user.click(screen.getByRole('button', { name: 'Add an answer' }))
  await user.click(screen.getByRole('button', { name: 'Ask the group' }))
  expect(await screen.findByText('The poll is open.')).toBeTruthy()
  expect(said).toEqual([
    { question: 'Where?', options: ['Here', 'here or there'], isMultiple: false, days: 7 },
  ])
})

test('those who lead close and delete', async () => {
  const { user } = await show('group_admin')
  const open = async (act: string) => {
    await user.click(await screen.findByRole('button', { name: /^More about the poll/ }))
    await user.click(await screen.findByRole('menuitem', { name: act }))
  }
  await open('Close now')
  await user.click(await screen.findByRole('button', { name: 'Close now' }))
  expect(await screen.findByText('The poll was closed.')).toBeTruthy()
  await open('Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No polls yet.')).toBeTruthy()
})
