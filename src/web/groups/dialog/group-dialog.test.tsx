import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { searchPlaces } from '#contract/geo/search-places.ts'
import { createGroup } from '#contract/groups/create-group.ts'
import type { Group, GroupFields } from '#contract/groups/group.ts'
import { listGroupCategories } from '#contract/groups/list-group-categories.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { updateGroup } from '#contract/groups/update-group.ts'
import { MediaId, type Picture } from '#contract/media/picture.ts'
import { uploadImage } from '#contract/media/upload-image.ts'
import { coffee, groupOf, membershipOf, sara, tech } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { useGroupDialog } from './open-group-dialog.tsx'
import type { DialogOpener, DialogSubject } from './save-group.ts'

type Sent = z.output<typeof GroupFields>
let sent: Sent[] = []
let answer: () => Refusal<'groups.too-many'> | null = () => null

beforeAll(() => import('./group-dialog.tsx'))
afterEach(() => {
  sent = []
  answer = () => null
  vi.restoreAllMocks()
})

const made = groupOf({
  title: 'Saturday coffee',
  membership: membershipOf({ role: 'group_admin', mayEdit: true }),
})

const bannerOf = (end: string): Picture => ({
  id: MediaId.parse(`0197c0de-0000-7000-8000-0000000005${end}`),
  width: 8,
  height: 4,
  blur: 'data:image/webp;base64,AAAA',
})

function serve(
  updates: (input: { version: number }) => Refusal<'groups.changed'> | null = () => null,
  now: () => Group = () => made,
) {
  setTransport({
    fetch: fakeServer(
      fake(listGroupCategories)(() => ({ items: [coffee, tech] })),
      fake(searchPlaces)(() => ({ items: [] })),
      fake(uploadImage)(() => ({
        id: '0197c0de-0000-7000-8000-000000000555',
        width: 8,
        height: 4,
        blur: 'data:image/webp;base64,AAAA',
      })),
      fake(createGroup)((fields) => {
        sent.push(fields)
        return answer() ?? { group: made }
      }),
      fake(updateGroup)((input) => {
        sent.push(input.fields)
        return updates(input) ?? { group: { ...made, version: input.version + 1 } }
      }),
      fake(readGroup)(now),
    ),
  })
}

function Opened({ opener }: { opener: DialogOpener }) {
  const { open, dialog } = useGroupDialog(opener)
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      {dialog}
    </>
  )
}

async function begin(opener: DialogOpener = 'tab') {
  const view = await render(<Opened opener={opener} />, { person: { id: sara.userId } })
  await view.user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Create Group' })
  return view
}
const edit = (subject: DialogSubject) =>
  render(<GroupDialog subject={subject} isOpen onOpenChange={() => undefined} />, {
    person: { id: sara.userId },
  })
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const submit = (user: UserEvent) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Group' }))

async function writeDay(user: UserEvent) {
  const dialog = within(screen.getByRole('dialog'))
  for (const [name, digits] of [
    [/month/, '3'],
    [/day/, '13'],
    [/year/, '2027'],
  ] as const) {
    await user.click(dialog.getByRole('spinbutton', { name }))
    await user.keyboard(digits)
  }
}
async function chooseTime(user: UserEvent, label: RegExp, slot: RegExp) {
  await user.click(screen.getByRole('button', { name: label }))
  await user.click(await screen.findByRole('option', { name: slot }))
}
async function fillIn(user: UserEvent) {
  await user.type(field('Title'), 'Saturday coffee')
  await user.type(field('Description'), 'Three rounds.')
  await user.type(field('City'), 'Silver Spring')
  await user.type(field('State'), 'MD')
  await writeDay(user)
  await chooseTime(user, /Start time/, /^6:00.PM$/)
}

test(
  'an empty dialog complains in the described words, one after the other',
  { timeout: 30_000 },
  async () => {
    serve()
    const { user } = await begin()
    await submit(user)
    expect(await screen.findByText('Please fill in required fields')).toBeTruthy()
    expect(screen.getByText('Title and description are required')).toBeTruthy()
    await user.type(field('Title'), 'Coffee')
    await user.type(field('Description'), 'Three rounds.')
    await submit(user)
    expect(await screen.findByText('Meeting location required')).toBeTruthy()
    expect(screen.getByText('City and State are required for In-Person meetings')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Online' }))
    await submit(user)
    expect(await screen.findByText('Online meeting URL required')).toBeTruthy()
    await user.type(field('Online meeting URL'), 'https://meet.example/a')
    await submit(user)
    expect(await screen.findByText('Start date and time required')).toBeTruthy()
    expect(sent).toEqual([])
  },
)

test(
  'from the tab: says so in two lines, opens the new group, and begins anew',
  { timeout: 30_000 },
  async () => {
    serve()
    const { user, router } = await begin('tab')
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('Group created!')).toBeTruthy()
    expect(screen.getByText('Your group has been successfully created.')).toBeTruthy()
    expect(screen.queryByText('Group created successfully!')).toBeNull()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/groups/${made.id}`))
    expect(sent[0]).toMatchObject({
      title: 'Saturday coffee',
      locationCity: 'Silver Spring',
      locationState: 'MD',
      meetingType: 'in_person',
      maxMembers: 50,
      repeatRule: null,
      requiresApproval: false,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('from the explorer: says so in its own words', { timeout: 30_000 }, async () => {
  serve()
  const { user } = await begin('explorer')
  await fillIn(user)
  await submit(user)
  expect(await screen.findByText('Group created successfully!')).toBeTruthy()
  expect(screen.queryByText('Group created!')).toBeNull()
})

test('a refusal is told, and nothing that was typed is lost', { timeout: 30_000 }, async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  serve()
  answer = () => new Refusal('groups.too-many', { limit: 5 })
  const { user } = await begin()
  await fillIn(user)
  await submit(user)
  expect(await screen.findByText('Failed to create group')).toBeTruthy()
  expect(field('Title')).toHaveProperty('value', 'Saturday coffee')
})

test('closing asks before what was written is lost', { timeout: 30_000 }, async () => {
  serve()
  const { user } = await begin()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Coffee')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Discard what you wrote?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  // the key goes to where the focus is, which comes back a frame after the question has closed: into the field, or to
  // the dialog, which takes it half a second after it opened where it finds it nowhere just then
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  expect(field('Title')).toHaveProperty('value', 'Coffee')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', '')
})

test('an end that is not after the start is said to be on the next day', { timeout: 30_000 }, async () => {
  serve()
  const { user } = await begin()
  await chooseTime(user, /Start time/, /^8:00.PM$/)
  await chooseTime(user, /End time/, /^1:00.AM$/)
  expect(await screen.findByText('Ends the next day.')).toBeTruthy()
  await writeDay(user)
  expect(await screen.findByText(/Ends the next day, Mar 14, 2027/)).toBeTruthy()
})

test('approval opens up to three questions', { timeout: 30_000 }, async () => {
  serve()
  const { user } = await begin()
  await user.click(screen.getByRole('checkbox', { name: 'Require admin approval before members can join' }))
  const add = () => screen.queryByRole('button', { name: 'Add a question' })
  for (let n = 1; n <= 3; n++) await user.click(add() as HTMLElement)
  expect(add()).toBeNull()
  await user.type(field('Question 3'), 'Why?')
  await user.click(screen.getByRole('button', { name: 'Remove question 1' }))
  expect(field('Question 2')).toHaveProperty('value', 'Why?')
})

test('a banner is sent at once, shown, and taken away again', { timeout: 30_000 }, async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 4, close: () => undefined }))
  URL.createObjectURL = () => 'blob:banner'
  URL.revokeObjectURL = () => undefined
  serve()
  const { user } = await begin()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await user.upload(input as HTMLInputElement, new File(['x'], 'banner.png', { type: 'image/png' }))
  expect(await screen.findByText('Image uploaded successfully!')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Group banner' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove image' }))
  expect(screen.queryByRole('img', { name: 'Group banner' })).toBeNull()
  await user.upload(input as HTMLInputElement, new File(['x'], 'notes.pdf', { type: 'image/webp' }))
  await screen.findByRole('img', { name: 'Group banner' })
})

test('editing begins as the group is, and says that it is saved', { timeout: 30_000 }, async () => {
  serve()
  const { user } = await edit({ group: made })
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Group' }))
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Saturday coffee')
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), ' again')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Group updated successfully!')).toBeTruthy()
  expect(sent[0]).toMatchObject({ title: 'Saturday coffee again', startDate: '2027-03-13T23:00:00.000Z' })
})

test(
  'who was overtaken by another admin is asked before theirs is replaced',
  { timeout: 30_000 },
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const versions: number[] = []
    const [first, theirs] = [bannerOf('01'), bannerOf('02')]
    serve(
      ({ version }) => {
        versions.push(version)
        return version === 8 ? null : new Refusal('groups.changed', { version: 8 })
      },
      () => ({ ...made, version: 8, banner: theirs }),
    )
    const { user } = await edit({ group: { ...made, banner: first } })
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save changes' }))
    await user.click(await screen.findByRole('button', { name: 'Save mine' }))
    expect(await screen.findByText('Group updated successfully!')).toBeTruthy()
    expect(versions).toEqual([3, 8])
    // the banner that nobody touched here is theirs: the one before is gone
    expect(sent.map(({ bannerId }) => bannerId)).toEqual([first.id, theirs.id])
  },
)

test('who was overtaken keeps what they made of the banner themselves', { timeout: 30_000 }, async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  serve(
    ({ version }) => (version === 8 ? null : new Refusal('groups.changed', { version: 8 })),
    () => ({ ...made, version: 8, banner: bannerOf('02') }),
  )
  const { user } = await edit({ group: { ...made, banner: bannerOf('01') } })
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove image' }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Save mine' }))
  expect(await screen.findByText('Group updated successfully!')).toBeTruthy()
  expect(sent.map(({ bannerId }) => bannerId)).toEqual([null, null])
})
