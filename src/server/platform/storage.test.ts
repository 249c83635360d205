import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newStorage } from './storage.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'mesob-storage-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const storage = newStorage({ dataDir })

test('what was put is there, byte by byte, until its folder is deleted', async () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 256)
  await storage.put('media/a-1/small.avif', bytes, 'image/avif')
  await storage.put('media/a-1/large.avif', Uint8Array.of(1, 2, 3), 'image/avif')
  await storage.put('media/a-12/small.avif', Uint8Array.of(9), 'image/avif')
  expect(await storage.get('media/a-1/small.avif')).toEqual(Buffer.from(bytes))
  expect(readFileSync(join(dataDir, 'media/a-1/large.avif'))).toEqual(Buffer.of(1, 2, 3))
  await storage.delete('media/a-1/')
  expect(await storage.get('media/a-1/small.avif')).toBeNull()
  expect(await storage.get('media/a-12/small.avif')).toEqual(Buffer.of(9))
  await storage.delete('media/a-1')
})

test('nobody else on the machine looks into the pictures', async () => {
  await storage.put('media/private/small.avif', Uint8Array.of(1), 'image/avif')
  expect(statSync(join(dataDir, 'media')).mode & 0o777).toBe(0o700)
  await storage.delete('media/private')
})

test.for([
  'secret-key',
  'media/../secret-key',
  'media',
  'media/',
  '/media/a/b.avif',
  'media/a/../../secret-key',
  'media/a/b/c.avif',
])('no key leads out of the media: %s', async (key) => {
  writeFileSync(join(dataDir, 'secret-key'), 'kept')
  await expect(storage.get(key)).rejects.toThrow('outside of media')
  await expect(storage.delete(key)).rejects.toThrow('outside of media')
  await expect(storage.put(key, Uint8Array.of(1), 'text/plain')).rejects.toThrow('outside of media')
  expect(existsSync(join(dataDir, 'secret-key'))).toBe(true)
})
