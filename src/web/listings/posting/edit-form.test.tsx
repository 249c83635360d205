import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { readLocalDraft } from './draft/store-local-draft.ts'
import { EditForm } from './edit-form.tsx'
import { formOf } from './form/listing-form-policy.ts'
import { aDraft, OWNER } from './own-listing.fixture.ts'

const LISTING = { ...aDraft({}, 5), state: 'active' } as const

const saved = vi.fn<() => void>()
const reloaded = vi.fn<() => void>()
beforeEach(() => {
  saved.mockReset()
  reloaded.mockReset()
})

const show = (isUnsaved = false) =>
  render(
    <EditForm
      userId={OWNER}
      start={LISTING}
      values={formOf(LISTING)}
      isUnsaved={isUnsaved}
      onSaved={saved}
      onReload={reloaded}
    />,
    { person: { id: OWNER } },
  )

const title = () => screen.getByRole('textbox', { name: /Title/ })
const press = (name: string) => screen.getByRole('button', { name })

test('changes of a public listing wait for the button and are kept here until then', async () => {
  const versions: number[] = []
  const answer = fake(updateListing)(({ version, content }) => {
    versions.push(version)
    return { ...LISTING, content, version: version + 1 }
  })
  setTransport({ fetch: fakeServer(answer) })
  const { user } = await show()
  await user.type(title(), '!')
  expect(readLocalDraft({ userId: OWNER, id: LISTING.id })).toMatchObject({
    version: 5,
    content: { title: 'Krar with a new skin!' },
  })
  expect(versions).toEqual([])
  await user.click(press('Save changes'))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(versions).toEqual([5])
  expect(readLocalDraft({ userId: OWNER, id: LISTING.id })).toBeNull()
})

test('a public listing must stay complete', async () => {
  const { user } = await show()
  await user.clear(title())
  await user.click(press('Save changes'))
  expect(await screen.findByText('Please write at least 8 characters')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(title()))
  expect(saved).not.toHaveBeenCalled()
})

test('a newer version of another window is said, and can be loaded', async () => {
  const answer = fake(updateListing)(() => new Refusal('listings.stale', { version: 6 }))
  const newest = fake(readOwnListing)(() => ({ ...LISTING, version: 6 }))
  setTransport({ fetch: fakeServer(answer, newest) })
  const { user } = await show()
  await user.type(title(), '!')
  await user.click(press('Save changes'))
  await user.click(await screen.findByRole('button', { name: 'Use the newest' }))
  expect(reloaded).toHaveBeenCalledOnce()
})

test('what was written here can be kept instead, over the newer version', async () => {
  const sent: [number, string | undefined][] = []
  const answer = fake(updateListing)(({ version, content }) => {
    sent.push([version, content.title])
    return version === 5 ? new Refusal('listings.stale', { version: 8 }) : { ...LISTING, version: 9 }
  })
  const newest = fake(readOwnListing)(() => ({ ...LISTING, version: 8, title: 'Krar of the other tab' }))
  setTransport({ fetch: fakeServer(answer, newest) })
  const { user } = await show()
  await user.type(title(), '!')
  await user.click(press('Save changes'))
  await user.click(await screen.findByRole('button', { name: 'Keep mine and save it' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(sent).toEqual([
    [5, 'Krar with a new skin!'],
    [8, 'Krar with a new skin!'],
  ])
})

test('a change that has to be looked at first says so', async () => {
  const answer = fake(updateListing)(({ version }) => ({
    ...LISTING,
    version: version + 1,
    revision: 'pending_review' as const,
  }))
  setTransport({ fetch: fakeServer(answer) })
  const { user } = await show()
  await user.type(title(), '!')
  await user.click(press('Save changes'))
  expect(await screen.findByText('Saved. Others see it as soon as we have reviewed it.')).toBeTruthy()
})

test('changes that were kept from last time can be let go', async () => {
  const { user } = await show(true)
  expect(screen.getByText('Your unsaved changes from last time are here.')).toBeTruthy()
  await user.click(press('Discard them'))
  expect(reloaded).toHaveBeenCalledOnce()
})
