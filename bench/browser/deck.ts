import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { type DatingFieldsInput, WIDEST_FILTERS } from '#contract/dating/profile/profile.ts'
import { sessionOf, settle } from '../../e2e/pages.ts'
import type { RunningServer } from '../../e2e/running-server.ts'
import { DEMO } from '../../e2e/world.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** The demo member begins to date, and looks far and wide. */
export async function beginDating({ url }: RunningServer): Promise<string> {
  const session = await sessionOf(url, DEMO.member)
  const { access_token: token } = z.object({ access_token: z.string() }).parse(JSON.parse(session))
  const send = async (method: string, path: string, type: string, body: BodyInit): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const answer = await fetch(url + path, { method, headers, body })
    if (!answer.ok) throw new Error(`${path} answered ${await answer.text()}`)
    return answer.json()
  }
  const photoIds: string[] = []
  for (const background of ['sienna', 'teal', 'goldenrod']) {
    const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const stored = await send('POST', '/api/media?purpose=dating', 'image/jpeg', new Uint8Array(photo))
    photoIds.push(z.object({ id: z.string() }).parse(stored).id)
  }
  const fields: DatingFieldsInput = {
    firstName: 'Hana',
    dateOfBirth: '1996-05-04',
    gender: 'woman',
    seeking: ['woman', 'man'],
    bio: 'I bake himbasha on Sundays and look for somebody to share it with.',
    location: 'Washington, DC',
    lookingFor: 'marriage',
    relationshipType: 'exclusive',
    education: null,
    profession: null,
    height: null,
    interests: ['coffee'],
    languages: ['am', 'en'],
    culturalTags: [],
    photoIds,
  }
  await send('POST', '/api/dating/profile', 'application/json', JSON.stringify({ fields }))
  await send('PUT', '/api/dating/filters', 'application/json', JSON.stringify({ filters: WIDEST_FILTERS }))
  return session
}

/** The deck on a phone, with somebody on top. */
export async function openDeck(browser: Browser, url: string, session: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'en-US' })
  await context.addInitScript((stored) => localStorage.setItem('sb-auth', stored), session)
  const page = await context.newPage()
  await page.goto('/#/social?tab=dating')
  await page.getByRole('heading', { name: 'Discover People' }).waitFor()
  await page.getByRole('button', { name: 'Like', exact: true }).waitFor()
  await settle(page)
  return page
}
