import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createListing } from '#contract/listings/create-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { emptyForm } from '#web/listings/posting/form/listing-form-policy.ts'
import { aDraft } from '#web/listings/posting/own-listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { useDraft } from './save-draft.ts'
import { sendLocalDrafts } from './send-local-drafts.ts'
import { readLocalDraft } from './store-local-draft.ts'

const SARA = 'sara'
const KNOWN = { userId: SARA, id: aDraft().id }
const titled = (title: string) => ({
  ...emptyForm('items', { place: null, language: 'en', timeZone: 'UTC' }),
  title,
})

test('while its form is open nobody else sends a draft, also once the server knows it', async () => {
  let isBusy = true
  const received: (string | undefined)[] = []
  setTransport({
    fetch: fakeServer(
      fake(createListing)(({ content }) => aDraft(content)),
      fake(updateListing)(({ content }) => {
        received.push(content.title)
        return isBusy ? new Refusal('request.too-many') : aDraft(content, 2)
      }),
    ),
  })
  const cache = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useDraft(SARA, null), { wrapper })
  act(() => result.current.change(titled('Krar')))
  await act(() => result.current.flush())
  act(() => result.current.change(titled('Krar with a new skin')))
  await act(() => expect(result.current.flush()).rejects.toThrow('request.too-many'))
  expect(readLocalDraft(KNOWN)).not.toBeNull()

  expect(await sendLocalDrafts(SARA, cache)).toBe(false)
  expect(received).toEqual(['Krar with a new skin'])

  unmount()
  await expect.poll(() => received).toHaveLength(2)
  isBusy = false
  await expect.poll(() => sendLocalDrafts(SARA, cache)).toBe(true)
  expect(received).toHaveLength(3)
  expect(readLocalDraft(KNOWN)).toBeNull()
})
