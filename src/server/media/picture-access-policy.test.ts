import { describe, expect, it } from 'vitest'
import { UserId } from '#contract/profiles/profile.ts'
import { grantViewing, readViewer } from './picture-access-policy.ts'

const KEY = new Uint8Array(32).fill(7)
const SARA = UserId.parse('0198a4f0-1111-7aaa-8bbb-000000000001')
const ABEL = UserId.parse('0198a4f0-2222-7aaa-8bbb-000000000002')
const PHOTO = '0198a4f0-3333-7aaa-8bbb-000000000003'
const OTHER = '0198a4f0-4444-7aaa-8bbb-000000000004'
const NOW = new Date('2026-05-01T10:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

const partsOf = (access: string): Record<string, string> => Object.fromEntries(new URLSearchParams(access))
type Given = Parameters<typeof readViewer>[1]
const NOTHING: Given = { for: undefined, until: undefined, signature: undefined }
const read = (
  id: string,
  access: string,
  { at = NOW, key = KEY, ...changed }: Partial<Given> & { at?: Date; key?: Uint8Array } = {},
) => readViewer(id, { ...NOTHING, ...partsOf(access), ...changed }, key, at)
const given = (viewer: UserId, id = PHOTO, at = NOW, hold: 'minutes' | 'days' = 'minutes') =>
  grantViewing(viewer, KEY, at, hold)(id)

describe('an address of a private picture', () => {
  it('is read as that of whom it was given to, for as long as it holds', () => {
    for (const viewer of [SARA, ABEL]) expect(read(PHOTO, given(viewer))).toBe(viewer)
    expect(read(PHOTO, given(SARA), { at: later(299) })).toBe(SARA)
    expect(read(PHOTO, given(SARA), { at: later(600) })).toBeNull()
    const stored = given(SARA, PHOTO, NOW, 'days')
    expect(read(PHOTO, stored, { at: later(86_400) })).toBe(SARA)
    expect(read(PHOTO, stored, { at: later(2 * 86_400) })).toBeNull()
  })

  it('names nobody to whoever else sees it', () => {
    const access = given(SARA)
    const raw = Buffer.from(partsOf(access)['for'] ?? '', 'base64url').toString('hex')
    for (const part of [SARA, SARA.replaceAll('-', '')]) {
      expect(access).not.toContain(part)
      expect(raw).not.toContain(part)
    }
    expect(partsOf(given(SARA))['for']).not.toBe(partsOf(given(ABEL))['for'])
    // nor can it be told later that two addresses were one person's
    expect(partsOf(given(SARA, PHOTO, later(300)))['for']).not.toBe(partsOf(access)['for'])
  })

  it('stays the same within a period, so that browsers may keep what they fetched', () => {
    expect(given(SARA, PHOTO, later(200))).toBe(given(SARA))
  })

  it('is good for that picture and that person alone', () => {
    const access = given(SARA)
    const foreign = partsOf(given(ABEL))
    expect(read(OTHER, access)).toBeNull()
    expect(read(PHOTO, access, { for: foreign['for'] })).toBeNull()
    expect(read(PHOTO, access, { for: SARA })).toBeNull()
    expect(read(PHOTO, access, { until: '99999999999' })).toBeNull()
    expect(read(PHOTO, access, { signature: foreign['signature'] })).toBeNull()
    expect(read(PHOTO, access, { key: new Uint8Array(32).fill(8) })).toBeNull()
    for (const missing of ['for', 'until', 'signature'])
      expect(read(PHOTO, access, { [missing]: undefined })).toBeNull()
  })
})
