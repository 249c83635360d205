// npm run screenshots: every page in both sizes, languages and themes, in test-results/screenshots; on one sheet, and
// those that the README shows, in docs/screenshots.
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { featuredListing, idOfThread, largestGroups, sessionOf, settle } from '../../e2e/pages.ts'
import { startServer } from '../../e2e/running-server.ts'
import { DEMO } from '../../e2e/world.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { prepareBrowser, QUIET_CHROMIUM } from './prepare-browser.ts'
import { ROOT } from '../repository.ts'
import { endToolsWithUs } from '../run-tool.ts'

const FOLDER = join(ROOT, 'test-results', 'screenshots')
const DOCS = join(ROOT, 'docs', 'screenshots')
const IN_README = ['home-phone-en-light', 'listing-phone-am-dark']
/** Those that browsers show when they offer to install the app (public/manifest.webmanifest). */
const SHOWN = ['home-phone', 'listing-phone', 'home-desktop', 'listings-desktop']
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const
const LANGUAGES = ['en', 'am'] as const
const THEMES = ['light', 'dark'] as const

interface Shot {
  name: string
  path: string
  signedIn: boolean
}

async function shotsOf(url: string, session: string): Promise<Shot[]> {
  const listing = await featuredListing(url)
  const groups = await largestGroups(url)
  const visitor = (name: string, path: string) => ({ name, path, signedIn: false })
  const member = (name: string, path: string) => ({ name, path, signedIn: true })
  return [
    visitor('home', '/#/'),
    visitor('listings', '/#/listings'),
    visitor('listing', `/#/listing/${listing.id}`),
    visitor('social', '/#/social'),
    visitor('explore-groups', '/#/groups/explore'),
    ...groups.map(({ id }) => visitor('group', `/#/groups/${id}`)),
    visitor('calendar', '/#/groups/calendar'),
    visitor('auth', '/#/auth'),
    visitor('sign-up', '/#/auth?view=sign-up'),
    visitor('faq', '/#/faq'),
    visitor('faq-search', '/#/faq?q=kiray&entry=rent-deposit'),
    visitor('not-found', '/#/nowhere'),
    visitor('dating', '/#/social?tab=dating'),
    member('dating-start', '/#/social?tab=dating'),
    member('dating-form', '/#/social/dating/onboarding'),
    member('create', '/#/create-listing'),
    member('messages', '/#/messages'),
    member('conversation', `/#/messages/${await idOfThread(url, session)}`),
    member('account', '/#/account'),
    member('security', '/#/account?section=security'),
    member('deletion', '/#/account/delete'),
  ]
}

async function shoot(browser: Browser, url: string, shots: readonly Shot[], session: string) {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const language of LANGUAGES)
      for (const theme of THEMES)
        for (const { name, path, signedIn } of shots) {
          const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: url })
          const stored = { language, theme, ...(signedIn && { 'sb-auth': session }) }
          await context.addInitScript((entries: Record<string, string>) => {
            for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
          }, stored)
          const page = await context.newPage()
          await page.goto(path)
          await settle(page)
          const picture = await page.screenshot()
          const file = join(FOLDER, `${name}-${size}-${language}-${theme}.png`)
          await sharp(picture).png({ palette: true, quality: 90 }).toFile(file)
          await context.close()
        }
}

endToolsWithUs()
mkdirSync(FOLDER, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({
  executablePath: await prepareBrowser(),
  args: QUIET_CHROMIUM,
})
try {
  const session = await sessionOf(server.url, DEMO.member)
  const shots = await shotsOf(server.url, session)
  await shoot(browser, server.url, shots, session)
  for (const name of SHOWN)
    copyFileSync(join(FOLDER, `${name}-en-light.png`), join(ROOT, 'public', 'screenshots', `${name}.png`))
  for (const name of IN_README) copyFileSync(join(FOLDER, `${name}.png`), join(DOCS, `${name}.png`))
  await writeContactSheet(
    FOLDER,
    shots.map(({ name }) => name),
    join(DOCS, 'contact-sheet.webp'),
  )
  console.log(`${shots.length} pages in ${FOLDER}`)
} finally {
  await browser.close()
  await server.stop()
}
