import { expect, test } from 'vitest'
import { packetMs, readHead, writeHead } from './opus-policy.ts'

test.each([
  ['20 ms of CELT', [0xf8, 0xff], 20],
  ['2.5 ms of CELT', [0x80], 2.5],
  ['60 ms of SILK', [0x18], 60],
  ['10 ms of both', [0x60], 10],
  ['two frames of 20 ms', [0xf9, 0], 40],
  ['two frames of different length', [0xfa, 1, 0], 40],
  ['six frames of 20 ms', [0xfb, 6], 120],
  ['seven frames of 20 ms, longer than a packet may be', [0xfb, 7], null],
  ['no frames', [0xfb, 0], null],
  ['a count that is missing', [0xfb], null],
  ['nothing', [], null],
])('%s', (_, packet, ms) => {
  expect(packetMs(Uint8Array.from(packet))).toBe(ms)
})

test('a header is read as it was written', () => {
  const head = { channels: 2, preSkip: 312 } as const
  expect(readHead(writeHead(head))).toEqual(head)
})

test.each([
  ['too short', (head: Uint8Array) => head.subarray(0, 18)],
  ['another one', (head: Uint8Array) => head.with(0, 0x56)],
  ['for six channels', (head: Uint8Array) => head.with(9, 6)],
  ['with a mapping of channels', (head: Uint8Array) => head.with(18, 1)],
  ['that skips a second', (head: Uint8Array) => head.with(11, 0xbb)],
])('a header that is %s is none', (_, changed) => {
  expect(readHead(changed(writeHead({ channels: 1, preSkip: 312 })))).toBeNull()
})
