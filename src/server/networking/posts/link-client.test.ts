import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { fetchPage } from './link-client.ts'
import { isPublicAddress } from '#server/platform/outside/public-address.ts'

// A server of this machine stands for the web, by rules that let one through to it: nothing else is reached.
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function listen(answer: RequestListener): Promise<{ site: string; hits: string[] }> {
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(request.url ?? '')
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', done)
  })
  return { site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, hits }
}
const portOf = (site: string) => new Set([new URL(site).port])
const anywhere = (site: string) => ({ mayReach: () => true, ports: portOf(site), patience: 5000 })

it('refuses this machine, private networks and what is not the web, without a connection', async () => {
  const { site, hits } = await listen((_, response) => response.end('<title>Secret</title>'))
  for (const link of [
    site,
    'http://localhost/',
    'http://[::1]/',
    'http://2130706433/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'ftp://example.org/',
    'http://example.org:22/',
    'http://user:word@example.org/',
  ])
    expect(await fetchPage(link), link).toBe('refused')
  const onThisPort = { mayReach: isPublicAddress, ports: portOf(site), patience: 5000 }
  for (const link of [
    site,
    site.replace('127.0.0.1', 'localhost'),
    site.replace('127.0.0.1', '[::ffff:7f00:1]'),
  ])
    expect(await fetchPage(link, onThisPort), link).toBe('refused')
  expect(hits).toEqual([])
})

it('reads the beginning of a page, in its own letters', async () => {
  const { site } = await listen((_, response) => {
    response.setHeader('content-type', 'text/html; charset=iso-8859-1')
    response.end(
      Buffer.concat([Buffer.from('<title>Caf\u00e9</title>', 'latin1'), Buffer.alloc(3 << 20, 'x')]),
    )
  })
  const page = await fetchPage(site, anywhere(site))
  if (typeof page === 'string') throw new Error(page)
  expect(page.html).toContain('<title>Café</title>')
  expect(page.html.length).toBe(1 << 20)
})

it('follows three redirects, each of them looked at anew', async () => {
  const portNow = () => new URL(site).port
  const { site, hits } = await listen((request, response) => {
    const step = Number((request.url ?? '').slice(1)) || 0
    if (request.url === '/inside') response.writeHead(302, { location: `http://[::1]:${portNow()}/secret` })
    else if (step > 0) response.writeHead(302, { location: `/${step - 1}` })
    else response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<title>There</title>')
  })
  expect(await fetchPage(`${site}/3`, anywhere(site))).toEqual({ html: '<title>There</title>' })
  expect(await fetchPage(`${site}/4`, anywhere(site))).toBe('unreadable')
  const mayReach = (address: string) => address === '127.0.0.1' || isPublicAddress(address)
  expect(await fetchPage(`${site}/inside`, { ...anywhere(site), mayReach })).toBe('refused')
  expect(hits).not.toContain('/secret')
})

it('gives up on what is no page, fails, or does not answer in time', async () => {
  const { site } = await listen((request, response) => {
    if (request.url === '/silent') return
    response.writeHead(request.url === '/gone' ? 410 : 200, {
      'content-type': request.url === '/gone' ? 'text/html' : 'application/pdf',
    })
    response.end('…')
  })
  expect(await fetchPage(`${site}/file.pdf`, anywhere(site))).toBe('unreadable')
  expect(await fetchPage(`${site}/gone`, anywhere(site))).toBe('unreadable')
  expect(await fetchPage(`${site}/silent`, { ...anywhere(site), patience: 200 })).toBe('unreadable')
})
