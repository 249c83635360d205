import { expect, it } from 'vitest'
import { previewLink } from '#contract/networking/posts/preview-link.ts'
import { freshWorld } from '#server/testing/world.ts'
import { readLink } from './read-link.ts'

const world = freshWorld()
const preview = (link: string, person = world.people.sara as typeof world.people.sara | null) =>
  world.call(previewLink, { link }, person)

it('asks a visitor to sign in, and for an address of the web', async () => {
  expect((await preview('https://example.org/', null)).error.code).toBe('auth.signed-out')
  for (const link of ['', 'example.org', 'javascript:alert(1)', 'file:///etc/passwd'])
    expect((await preview(link)).error.code, link).toBe('request.invalid')
})

it('refuses the address of this machine', async () => {
  for (const link of ['http://127.0.0.1/', 'http://2130706433.0/', 'http://169.254.169.254/meta'])
    expect(['networking.link-refused', 'request.invalid'], link).toContain((await preview(link)).error.code)
  expect((await preview('http://127.0.0.1/')).error.code).toBe('networking.link-refused')
})

it('reads a page once a day, whatever it was', async () => {
  const asked: string[] = []
  const read = (link: string) =>
    readLink(world.platform, link, async (url) => {
      asked.push(url)
      return url.endsWith('/page') ? { html: '<title>Read</title>' } : 'unreadable'
    })
  const [page, none] = ['https://news.example/page', 'https://news.example/none']
  for (let time = 0; time < 2; time++) {
    expect(await read(page)).toEqual({ url: page, title: 'Read', description: null, site: null })
    expect(await read(none)).toBe('unreadable')
  }
  expect(asked).toEqual([page, none])
  await world.clock.advance(86_401)
  await read(page)
  expect(asked).toEqual([page, none, page])
})
