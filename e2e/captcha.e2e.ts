import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expectSignedIn, fillSignIn, signOut, tickAll } from './accounts.ts'
import { testOnOwnServer } from './own-server.ts'
import { expect } from './world.ts'

/** Draws a button that is the whole captcha. */
const SCRIPT = `
window.turnstile = {
  render(box, looks) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'I am human'
    button.addEventListener('click', () => looks.callback(looks.sitekey + '-solved'))
    box.append(button)
    return 'one'
  },
  remove() {},
}
window.onCaptchaReady()
`

let provider: Server
let isDown = false
const test = testOnOwnServer(async () => {
  provider = createServer((request, response) => {
    const answer = async () => {
      if (request.method === 'GET') {
        response.writeHead(isDown ? 503 : 200, { 'content-type': 'text/javascript' })
        return response.end(isDown ? '' : SCRIPT)
      }
      const form = new URLSearchParams(await text(request))
      const success = form.get('response') === 'site-solved' && form.get('secret') === 'hidden'
      return response.end(JSON.stringify({ success }))
    }
    void answer()
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  return {
    CAPTCHA_SECRET: 'hidden',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_URL: `${origin}/verify`,
    CAPTCHA_SCRIPT_URL: `${origin}/api.js`,
  }
})

// In one worker, on one server.
test.describe.configure({ mode: 'serial' })
test.afterAll(() => void provider.close())

test('one signs up, signs in and has a password mailed after a captcha', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  const human = page.getByRole('button', { name: 'I am human' })
  await page.goto('/#/auth?view=sign-up')
  await page.getByLabel('Full name').fill(liya.fullName)
  await page.getByLabel('E-mail address').fill(liya.email)
  await page.getByLabel('Password', { exact: true }).fill(liya.password)
  await tickAll(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await human.click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await page.goto((await world.mailTo(liya.email)).action_link ?? '')
  await expectSignedIn(page)
  await signOut(page)

  await fillSignIn(page, liya)
  await human.click()
  await expectSignedIn(page)
  await signOut(page)

  await page.goto('/#/auth?view=forgotten')
  await page.getByLabel('E-mail address').fill(liya.email)
  await page.getByRole('main').locator('button[type=submit]').click()
  await human.click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
})

test('a captcha that does not load is told, and asked for again', async ({ page, world }) => {
  isDown = true
  await fillSignIn(page, world.newcomer('Abel Girma'))
  await expect(page.getByText(/^The check that you are human did not load/)).toBeVisible()
  isDown = false
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'I am human' }).click()
  await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible()
})
