import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createListing } from '#contract/listings/create-listing.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { renewListing } from '#contract/listings/life/renew-listing.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { suggestPrice } from '#contract/listings/suggest-price.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { readLocalDraft } from './draft/store-local-draft.ts'
import type { PostingStep } from './form/find-problems.ts'
import { emptyForm, formOf, type ListingForm } from './form/listing-form-policy.ts'
import { aDraft, OWNER, WASHINGTON } from './own-listing.fixture.ts'
import { PostingFlow } from './posting-flow.tsx'

const EMPTY = emptyForm('items', { place: WASHINGTON, language: 'en', timeZone: 'UTC' })

interface FlowOptions {
  start?: OwnListing | null
  values?: ListingForm
  step?: PostingStep
  language?: InterfaceLanguage
}

const published = vi.fn<(listing: OwnListing) => void>()
const reloaded = vi.fn<() => void>()

/** The flow with its step in the memory of the test instead of the address. */
function Flow({ start = null, values, step: first = 'kind' }: FlowOptions) {
  const [step, setStep] = useState(first)
  return (
    <PostingFlow
      userId={OWNER}
      start={start}
      values={values ?? (start ? formOf(start) : EMPTY)}
      isUnsaved={false}
      nearby={null}
      step={step}
      onStep={setStep}
      onPublished={published}
      onReload={reloaded}
      hasTabBar={false}
    />
  )
}

const show = ({ language = 'en', ...options }: FlowOptions) =>
  render(<Flow {...options} />, { language, person: { id: OWNER } })

const serve = (...fakes: Fake[]) => setTransport({ fetch: fakeServer(...fakes) })
const press = (name: string) => screen.getByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

/** Saves whatever comes, as the next version. */
const savesAll = (saved: DraftContent[] = []) =>
  fake(updateListing)(({ version, content }) => {
    saved.push(content)
    return { ...aDraft(), content, version: version + 1 }
  })

beforeEach(() => {
  published.mockReset()
  reloaded.mockReset()
})

test.each([
  ['en', 'Next', 'Required'],
  ['am', 'ይቀጥሉ', 'ይህ መሞላት አለበት'],
] as const)(
  'a step is left once it is complete, and says in %s what is missing',
  async (language, next, required) => {
    const { user } = await show({ language })
    await user.click(press(next))
    expect(await screen.findByText(required)).toBeTruthy()
    await user.click(screen.getAllByRole('radio')[0] ?? document.body)
    await user.click(press(next))
    await waitFor(() => expect(screen.queryByText(required)).toBeNull())
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain(
      language === 'en' ? 'Photos' : 'ፎቶዎች',
    )
  },
)

test('the first missing field is focused', async () => {
  const { user } = await show({ start: aDraft({ title: '' }), step: 'details' })
  await user.click(press('Next'))
  const title = screen.getByRole('textbox', { name: /Title/ })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByText('Please write at least 8 characters')).toBeTruthy()
})

test('the first words make a draft on the server, kept on the device until it is there', async () => {
  const made: DraftContent[] = []
  serve(
    fake(createListing)(({ content }) => {
      made.push(content)
      return { ...aDraft(), content }
    }),
    savesAll(),
  )
  const { user, unmount } = await show({ values: { ...EMPTY, subcategory: 'instruments' }, step: 'details' })
  expect(screen.getByText('Saves automatically')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Krar')
  expect(readLocalDraft({ userId: OWNER, id: null })?.content.title).toBe('Krar')
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(made.map(({ title }) => title)).toEqual(['Krar'])
  expect(readLocalDraft({ userId: OWNER, id: null })).toBeNull()
  unmount()
})

test('without a network nothing is lost, and it is saved when the network is back', async () => {
  let isOnline = false
  const saved: DraftContent[] = []
  const answer = fakeServer(savesAll(saved))
  setTransport({
    fetch: (request) => (isOnline ? answer(request) : Promise.reject(new TypeError('offline'))),
  })
  const { user } = await show({ start: aDraft(), step: 'details' })
  await user.type(screen.getByRole('textbox', { name: /Title/ }), '!')
  await user.click(press('Next'))
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Saved on this device, will be sent')).toBeTruthy()
  expect(readLocalDraft({ userId: OWNER, id: aDraft().id })?.content.title).toBe('Krar with a new skin!')
  isOnline = true
  await user.click(press('Save now'))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(saved.at(-1)?.title).toBe('Krar with a new skin!')
  expect(readLocalDraft({ userId: OWNER, id: aDraft().id })).toBeNull()
})

test('a device without room does not say that it keeps the words', async () => {
  setTransport({ fetch: () => Promise.reject(new TypeError('offline')) })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user, unmount } = await show({ start: aDraft(), step: 'details' })
  await user.type(screen.getByRole('textbox', { name: /Title/ }), '!')
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Not saved on this device')).toBeTruthy()
  vi.restoreAllMocks()
  unmount()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

test('a version saved in another window is not written over', async () => {
  serve(
    fake(updateListing)(() => new Refusal('listings.stale', { version: 9 })),
    fake(readOwnListing)(() => aDraft({ title: 'Written in another window' }, 9)),
  )
  const { user } = await show({ start: aDraft(), step: 'details' })
  await user.type(screen.getByRole('textbox', { name: /Title/ }), '!')
  fireEvent(window, new Event('online'))
  const notice = await screen.findByText('This listing was changed in another window.')
  await user.click(within(notice.closest('[role=alert]') ?? document.body).getByRole('button'))
  expect(reloaded).toHaveBeenCalledOnce()
})

test('publishing saves what is new and sends the version that was seen, once', async () => {
  const sent: { version: number; key: string | null }[] = []
  serve(
    savesAll(),
    fake(publishListing)(({ version }, request) => {
      sent.push({ version, key: request.headers.get('idempotency-key') })
      return { ...aDraft({}, version), state: 'active' }
    }),
  )
  const { user } = await show({ start: aDraft({}, 3), step: 'price' })
  await user.clear(screen.getByRole('textbox', { name: /Amount/ }))
  await user.type(screen.getByRole('textbox', { name: /Amount/ }), '95')
  await user.click(press('Next'))
  await heading('Ready to publish?')
  await user.dblClick(press('Publish'))
  await waitFor(() => expect(published).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ version: 4, key: expect.any(String) as string }])
})

test('what the server finds missing stands at its field, in its step', async () => {
  const problem = { path: 'details.condition', message: 'x', key: 'required', values: {} }
  serve(fake(publishListing)(() => new Refusal('listings.incomplete', { fields: [problem] })))
  const { user } = await show({ start: aDraft(), step: 'preview' })
  await user.click(press('Publish'))
  expect(await heading('Describe it')).toBeTruthy()
  expect(await screen.findByText('Required')).toBeTruthy()
  expect(published).not.toHaveBeenCalled()
})

test('the preview counts what is missing and leads there', async () => {
  const { user } = await show({ start: aDraft({ title: '', description: '' }), step: 'preview' })
  expect(screen.getByText('2 things to complete')).toBeTruthy()
  await user.click(press('Publish'))
  expect(await heading('Describe it')).toBeTruthy()
})

test('the preview can be read in the other language, while the page stays as it is', async () => {
  const { user } = await show({ start: aDraft(), step: 'preview' })
  const preview = await screen.findByRole('article', { name: 'Preview' })
  expect(within(preview).getByText('Condition')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'አማርኛ' }))
  expect(await screen.findByText('ሁኔታ')).toBeTruthy()
  expect(press('Publish')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(await screen.findByText('Condition')).toBeTruthy()
})

test('says what similar listings nearby cost, of what is asked and of nothing that is looked for', async () => {
  const asked: unknown[] = []
  serve(
    savesAll(),
    fake(suggestPrice)((input) => {
      asked.push(input)
      return { hint: { lowMinor: 75_000, highMinor: 95_000, count: 24 } }
    }),
  )
  const { unmount } = await show({ start: aDraft(), step: 'price' })
  expect(await screen.findByText('Similar nearby: $750–$950 (24 listings)')).toBeTruthy()
  const { category, subcategory } = aDraft().content
  expect(asked).toEqual([{ category, subcategory, placeId: WASHINGTON.id, currency: 'USD' }])
  unmount()
  await show({ start: aDraft({ kind: 'wanted' }), step: 'price' })
  expect(await screen.findByText('Amount')).toBeTruthy()
  expect(screen.queryByText(/Similar nearby/)).toBeNull()
})

test('a refusal that is about no field is said in words', async () => {
  serve(fake(publishListing)(() => new Refusal('server.unavailable')))
  const { user } = await show({ start: aDraft(), step: 'preview' })
  await user.click(press('Publish'))
  expect(await screen.findByText(/not available right now/)).toBeTruthy()
})

test('nearly the same as another one of theirs: that one is renewed instead, or this one published too', async () => {
  const twin = { listingId: aDraft().id, title: 'Krar of old', state: 'active' }
  const sent: boolean[] = []
  const answer = fake(publishListing)(({ allowDuplicate }) => {
    sent.push(allowDuplicate)
    return allowDuplicate
      ? { ...aDraft(), state: 'active' as const }
      : new Refusal('listings.duplicate', twin)
  })
  const renewed = vi.fn<(id: string) => void>()
  const renew = fake(renewListing)(({ listingId }) => {
    renewed(listingId)
    return aDraft()
  })
  serve(savesAll(), answer, renew)
  const { user } = await show({ start: aDraft(), step: 'preview' })
  await user.click(press('Publish'))
  expect(await screen.findByText(/“Krar of old” is already here/)).toBeTruthy()
  await user.click(press('Renew it instead'))
  await waitFor(() => expect(renewed).toHaveBeenCalledExactlyOnceWith(twin.listingId))
  await user.click(press('Publish this one too'))
  await waitFor(() => expect(published).toHaveBeenCalledOnce())
  expect(sent).toEqual([false, true])
})

test('what looks like a fraud is not published, and its writer is told what speaks against it', async () => {
  const answer = fake(publishListing)(() => new Refusal('listings.blocked', { signals: ['code_request'] }))
  serve(savesAll(), answer)
  const { user } = await show({ start: aDraft(), step: 'preview' })
  await user.click(press('Publish'))
  expect(await screen.findByText(/It asks for a code that was sent to you/)).toBeTruthy()
  expect(published).not.toHaveBeenCalled()
})

test('offers other words where a home is not for everybody', async () => {
  const room = { ...emptyForm('rooms_housing', { place: WASHINGTON, language: 'en', timeZone: 'UTC' }) }
  await show({ values: { ...room, title: 'Room, Habesha only' }, step: 'details' })
  expect(screen.getByText(/We speak Amharic at home; everybody is welcome/)).toBeTruthy()
})

test('warns of a telephone number or an address in the description, and lets it stand', async () => {
  serve(savesAll())
  const { user } = await show({ step: 'details' })
  const box = screen.getByLabelText(/Description/)
  await user.type(box, 'Six cups of clay from Harar, hardly used, from 2019. ')
  expect(screen.queryByText(/looks like a phone number/)).toBeNull()
  await user.type(box, 'Write to me@example.org')
  expect(await screen.findByText(/looks like a phone number/)).toBeTruthy()
})

test('a second language is written on demand; what is left out comes back with a tap', async () => {
  const saved: DraftContent[] = []
  serve(savesAll(saved))
  const { user } = await show({ start: aDraft(), step: 'details' })
  await user.click(press('Write it in a second language too'))
  await user.type(screen.getByRole('textbox', { name: /Title in Amharic/ }), 'ክራር ከነመያዣው')
  await user.type(screen.getByRole('textbox', { name: /Description in Amharic/ }), 'አጭር')
  await user.click(press('Next'))
  expect(await screen.findByText('Please write at least 30 characters')).toBeTruthy()
  await user.click(press('Leave it out'))
  await user.click(press('Write it in a second language too'))
  const description = screen.getByRole('textbox', { name: /Description in Amharic/ })
  expect(screen.getByDisplayValue('ክራር ከነመያዣው')).toBeTruthy()
  const whole = 'አሥር አውታር ያለው ክራር፤ ብዙም አልተጫወትኩበትም፤ መያዣውም አብሮ ይሸጣል።'
  await user.clear(description)
  await user.type(description, whole)
  await user.click(press('Next'))
  expect(await heading('Price and place')).toBeTruthy()
  await waitFor(() =>
    expect(saved.at(-1)?.translation).toEqual({ lang: 'am', title: 'ክራር ከነመያዣው', description: whole }),
  )
})

test('a part of a large city is chosen with a tap, and given up with another', async () => {
  const { user } = await show({ start: aDraft(), step: 'price' })
  const field = screen.getByRole('textbox', { name: /Neighborhood/ })
  const parts = within(screen.getByRole('group', { name: 'Neighborhoods of Washington' }))
  await user.click(parts.getByRole('button', { name: 'Petworth' }))
  expect(field).toHaveProperty('value', 'Petworth')
  await user.click(parts.getByRole('button', { name: 'Shaw' }))
  expect(field).toHaveProperty('value', 'Shaw')
  await user.click(parts.getByRole('button', { name: 'Shaw', pressed: true }))
  expect(field).toHaveProperty('value', '')
})

test('a car names itself until its poster does; Enter goes on to the next field', async () => {
  const { user } = await show({ values: { ...EMPTY, subcategory: 'vehicles' }, step: 'details' })
  const field = (name: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
  await user.type(field('Make'), 'Toyota{Enter}')
  expect(document.activeElement).toBe(field('Model'))
  await user.keyboard('Corolla{Enter}2014{Enter}')
  expect(field('Title').value).toBe('2014 Toyota Corolla')
  expect(document.activeElement).toBe(field('Mileage'))
  await user.clear(field('Model'))
  await user.type(field('Model'), 'Camry')
  expect(field('Title').value).toBe('2014 Toyota Camry')
  await user.type(field('Title'), ' LE')
  await user.type(field('Model'), ' Hybrid')
  expect(field('Title').value).toBe('2014 Toyota Camry LE')
})

test('what the VIN is wrong in is said at its field', async () => {
  const { user } = await show({ values: { ...EMPTY, subcategory: 'vehicles' }, step: 'details' })
  await user.type(screen.getByRole('textbox', { name: 'VIN' }), '1HGCM82633A004353')
  await user.click(press('Next'))
  expect(await screen.findByText(/^This is no valid vehicle identification number/)).toBeTruthy()
})

test('what was missing is asked for no longer once it is there', async () => {
  const values = { ...emptyForm('jobs', { place: WASHINGTON, language: 'en', timeZone: 'UTC' }) }
  const { user } = await show({ values: { ...values, subcategory: 'hospitality' }, step: 'details' })
  await user.click(press('Next'))
  const missing = () => screen.queryAllByText('Required').length
  await waitFor(() => expect(missing()).toBe(3))
  await user.click(screen.getByRole('switch', { name: /Applicants never pay anything/ }))
  await waitFor(() => expect(missing()).toBe(2))
})
