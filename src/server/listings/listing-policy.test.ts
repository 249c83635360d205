import { describe, expect, it } from 'vitest'
import { expiryAfterEdit, highlightsOf, publicPlace, slugOf, stateAt } from './listing-policy.ts'

const NOW = new Date('2026-09-11T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

describe('the state', () => {
  it('is expired from the very moment on', () => {
    expect(stateAt({ state: 'active', expires_at: later(1) }, NOW)).toBe('active')
    expect(stateAt({ state: 'active', expires_at: NOW }, NOW)).toBe('expired')
  })

  it('is otherwise what it was', () => {
    expect(stateAt({ state: 'draft', expires_at: null }, NOW)).toBe('draft')
    expect(stateAt({ state: 'deleted', expires_at: later(-1) }, NOW)).toBe('deleted')
  })

  it('is expired of what is reserved or paused too', () => {
    for (const state of ['reserved', 'paused'])
      expect(stateAt({ state, expires_at: NOW }, NOW)).toBe('expired')
    expect(stateAt({ state: 'fulfilled', expires_at: NOW }, NOW)).toBe('fulfilled')
  })
})

describe('the end after an edit', () => {
  const published = { paid_until: null, published_at: NOW, expires_at: later(1000) }
  it('stays for what lives so many days', () => {
    expect(expiryAfterEdit({ ...published, category: 'items' }, {})).toEqual(later(1000))
  })

  it('follows the last day of a job and the time of an event', () => {
    const job = expiryAfterEdit({ ...published, category: 'jobs' }, { apply_by: '2026-10-01' })
    expect(job.toISOString()).toBe('2026-10-02T12:00:00.000Z')
    const event = expiryAfterEdit({ ...published, category: 'events' }, { starts_at: '2026-10-01T18:00:00Z' })
    expect(event.toISOString()).toBe('2026-10-02T00:00:00.000Z')
  })
})

describe('the slug', () => {
  it('is the title in plain Latin letters', () => {
    expect(slugOf('  Söderhamn sofa – 3 seats! ', 'items', 'furniture')).toBe('soderhamn-sofa-3-seats')
  })

  it('is what the thing is where the title has none', () => {
    expect(slugOf('የሚከራይ ክፍል', 'rooms_housing', 'room_private')).toBe('rooms-housing-room-private')
    expect(slugOf('💚', 'events', null)).toBe('events')
  })

  it('stays short and ends with a letter', () => {
    expect(slugOf(`${'a'.repeat(59)} b`, 'items', null)).toBe('a'.repeat(59))
  })
})

it('shows on a card only what is worth it', () => {
  const details = { condition: 'good', brand: 'IKEA', quantity: 2 }
  expect(highlightsOf('items', details)).toEqual({ condition: 'good' })
})

it('places a listing in the middle of a cell of its city', () => {
  const place = publicPlace({ lat: 38.8951, lng: -77.0364 })
  expect(publicPlace({ lat: 38.8952, lng: -77.0363 })).toEqual(place)
  expect(place).toMatchObject({
    cell: expect.any(Number) as number,
    cell_coarse: expect.any(Number) as number,
  })
})
