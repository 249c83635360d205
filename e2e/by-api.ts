import { DAY_MS, HOUR_MS } from '#contract/kit/duration.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { DatingFieldsInput } from '#contract/dating/profile/profile.ts'
import type { GroupFieldsInput } from '#contract/groups/group.ts'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { storedSession } from './accounts.ts'
import { photo } from './photo.ts'
import { expect } from './world.ts'

const WithId = z.object({ id: z.string() })
const Listing = z.object({ id: z.string(), version: z.number(), state: z.string() })

/** The states that a story begins with are made as another program would, by whoever is signed in on the page. */
async function send(page: Page, path: string, body: { data?: object; image?: Buffer }): Promise<unknown> {
  const session = await storedSession(page)
  const answer = await page.request.post(path, {
    headers: {
      authorization: `Bearer ${session?.access_token ?? ''}`,
      ...(body.image && { 'content-type': 'image/jpeg' }),
    },
    data: body.image ?? body.data,
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

async function uploadPhoto(page: Page, purpose: 'listing' | 'dating', background: string): Promise<string> {
  const image = await photo(background)
  return WithId.parse(await send(page, `/api/media?purpose=${purpose}`, { image })).id
}

const SILVER_SPRING = 4369596

/**
 * A text that others wrote too would be looked at by staff first. Without digits: many in a row look like a telephone,
 * of which the form warns, and what is below moves while a story taps on it.
 */
export const someWords = (): string =>
  Array.from({ length: 12 }, () =>
    randomUUID()
      .slice(0, 8)
      .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit))),
  ).join(' ')

/** A job in a shop that nobody has published yet. Answers with its id. */
export async function draftJob(page: Page, title: string): Promise<string> {
  const applyBy = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10)
  const content: DraftContentInput = {
    category: 'jobs',
    subcategory: 'other_work',
    title,
    description: `At the till and between the shelves of our shop. ${someWords()}`,
    price: { type: 'fixed', amountMinor: 240_000, maxMinor: null, currency: 'USD', period: 'month' },
    placeId: SILVER_SPRING,
    details: { employer: 'Habesha Market', employment_type: 'part_time', no_fees: true, apply_by: applyBy },
  }
  return WithId.parse(await send(page, '/api/listings', { data: { content } })).id
}

/** Publishes a listing. Answers with its id. */
export async function publishListing(page: Page, content: DraftContentInput): Promise<string> {
  const { id, version } = Listing.parse(await send(page, '/api/listings', { data: { content } }))
  const published = await send(page, `/api/listings/${id}/publish`, { data: { version } })
  const { state } = Listing.parse(published)
  expect(state).toBe('active')
  return id
}

/** A piece of furniture in Silver Spring for $140, with a photo. Answers with its id. */
export async function offerItem(
  page: Page,
  title: string,
  priceType: 'fixed' | 'negotiable' = 'fixed',
): Promise<string> {
  return publishListing(page, {
    category: 'items',
    subcategory: 'furniture',
    title,
    description: `Told by whoever has it, from a smoke-free home. ${someWords()}`,
    price: { type: priceType, amountMinor: 14_000, maxMinor: null, currency: 'USD', period: null },
    placeId: SILVER_SPRING,
    details: { condition: 'like_new' },
    photos: [{ mediaId: await uploadPhoto(page, 'listing', 'peru') }],
  })
}

/** Asks the owner of a listing something. */
export async function askOwner(page: Page, listingId: string, text: string): Promise<void> {
  const content = { kind: 'text', text }
  await send(page, `/api/listings/${listingId}/messages`, { data: { id: randomUUID(), content } })
}

/** Writes a post without a picture. */
export async function createPost(page: Page, content: string): Promise<void> {
  await send(page, '/api/posts', { data: { post: { content } } })
}

const hourInNewYork = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hour12: false,
  timeZone: 'America/New_York',
})

/** Six in the evening by the clock of New York, in two days or three. */
function comingEvening(): Date {
  const soon = Math.ceil((Date.now() + 2 * DAY_MS) / HOUR_MS) * HOUR_MS
  const hours = Array.from({ length: 24 }, (_, later) => new Date(soon + later * HOUR_MS))
  const evening = hours.find((hour) => hourInNewYork.format(hour) === '18')
  if (!evening) throw new Error('No day is without an evening.')
  return evening
}

/** Founds a weekly coffee in Silver Spring that everybody may join. Answers with the path of its page. */
export async function foundGroup(page: Page, title: string): Promise<string> {
  const data: GroupFieldsInput = {
    title,
    description: 'Three rounds of coffee, and all that is said over it.',
    categoryId: 'coffee',
    meetingType: 'in_person',
    locationCity: 'Silver Spring',
    locationState: 'MD',
    locationZip: null,
    onlineUrl: null,
    startDate: comingEvening().toISOString(),
    endDate: null,
    timezone: 'America/New_York',
    repeatRule: 'FREQ=WEEKLY',
    requiresApproval: false,
    bannerId: null,
  }
  const { group } = z.object({ group: WithId }).parse(await send(page, '/api/groups', { data }))
  return `/#/groups/${group.id}`
}

/** A dating profile with three photos. */
export async function createDatingProfile(
  page: Page,
  fields: Pick<DatingFieldsInput, 'firstName' | 'gender' | 'seeking' | 'placeId' | 'location'>,
): Promise<void> {
  const photoIds = []
  for (const colour of ['sienna', 'teal', 'goldenrod'])
    photoIds.push(await uploadPhoto(page, 'dating', colour))
  const data: { fields: DatingFieldsInput } = {
    fields: {
      dateOfBirth: '1996-05-04',
      bio: 'I bake himbasha on Sundays and look for somebody to share it with.',
      locationZip: null,
      position: null,
      lookingFor: 'marriage',
      relationshipType: 'exclusive',
      education: null,
      profession: null,
      height: null,
      interests: ['krar'],
      languages: ['en'],
      culturalTags: ['eskista'],
      ...fields,
      photoIds,
    },
  }
  await send(page, '/api/dating/profile', { data })
}

/** Reports a listing as a scam, as whoever this session belongs to. Answers with the status. */
export async function report(session: string, baseURL: string, listingId: string): Promise<number> {
  const { access_token: token } = z.object({ access_token: z.string() }).parse(JSON.parse(session))
  const answer = await fetch(`${baseURL}/api/listings/${listingId}/report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ report: { reason: 'scam', detail: null } }),
  })
  return answer.status
}
