import { expect, test } from 'vitest'
import type { Photo } from '#web/media/public.tsx'
import { hindranceOf, mayAddImages, mayAddLink, readAddress } from './attachment-policy.ts'

const photoOf = (state: Photo['state']): Photo => ({
  key: state,
  picture: null,
  alt: '',
  preview: null,
  state,
  failure: null,
})
const link = { url: 'https://mesob.example/', title: null, description: null, site: null }

test('a post carries up to four images or one link, never both', () => {
  expect(mayAddImages({ photos: [], link: null })).toBe(true)
  expect(mayAddImages({ photos: Array.from({ length: 4 }, () => photoOf('done')), link: null })).toBe(false)
  expect(mayAddImages({ photos: [], link })).toBe(false)
  expect(mayAddLink({ photos: [], link: null })).toBe(true)
  expect(mayAddLink({ photos: [photoOf('uploading')], link: null })).toBe(false)
  expect(mayAddLink({ photos: [], link })).toBe(false)
})

test('a post waits for its images, and does not go without one that was chosen for it', () => {
  expect(hindranceOf({ photos: [photoOf('done')], link: null })).toBeNull()
  expect(hindranceOf({ photos: [photoOf('failed'), photoOf('waiting')], link: null })).toBe('uploading')
  expect(hindranceOf({ photos: [photoOf('done'), photoOf('refused')], link: null })).toBe('lost')
})

test('an address is taken as it is usually typed', () => {
  expect(readAddress(' mesob.example/a ')).toBe('https://mesob.example/a')
  expect(readAddress('http://mesob.example')).toBe('http://mesob.example')
  expect(readAddress('javascript:alert(1)')).toBe('javascript:alert(1)')
  expect(readAddress('  ')).toBe('')
})
