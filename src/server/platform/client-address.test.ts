import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress } as Socket,
})

test.each([
  ['the peer', from('198.51.100.7'), [], '198.51.100.7'],
  ['the peer where nobody is trusted', from('198.51.100.7', '203.0.113.1'), [], '198.51.100.7'],
  ['what a proxy passed on', from('10.0.0.1', '203.0.113.1'), ['10.0.0.0/8'], '203.0.113.1'],
  ['not what the client made up', from('10.0.0.1', '1.1.1.1, 203.0.113.1'), ['10.0.0.0/8'], '203.0.113.1'],
  ['behind two proxies', from('10.0.0.1', '203.0.113.1, 10.0.0.2'), ['10.0.0.0/8'], '203.0.113.1'],
  ['a proxy that passed nothing on', from('127.0.0.1'), ['loopback'], '127.0.0.1'],
] as const)('is %s', (_, request, trusted, address) => {
  expect(clientAddress(request, trusted)).toBe(address)
})
