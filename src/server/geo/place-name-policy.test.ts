import { describe, expect, it } from 'vitest'
import { foldName, postalRegion, readPlaceQuery } from './place-name-policy.ts'

describe('foldName', () => {
  it.each([
    ['Göteborg', 'goteborg'],
    ['Åsele', 'asele'],
    ['Gießen', 'giessen'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['Iğdır', 'igdir'],
    ['St. Louis', 'st louis'],
    ['Washington, D.C.', 'washington dc'],
    ["Mek'ele", 'mekele'],
    ['N’Djamena', 'ndjamena'],
    ['  Newcastle-upon-Tyne ', 'newcastle upon tyne'],
    ['???', ''],
  ])('%s → %s', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })

  it('writes Ge’ez letters of one sound in one way', () => {
    expect(foldName('ሐዋሳ')).toBe(foldName('ሀዋሳ'))
    expect(foldName('ሃዋሳ')).toBe(foldName('ሀዋሳ'))
    expect(foldName('ዓድዋ')).toBe(foldName('አድዋ'))
    expect(foldName('ዐድዋ')).toBe(foldName('አድዋ'))
    expect(foldName('ሠላም')).toBe('ሰላም')
    expect(foldName('ፀሐይ')).toBe(foldName('ጸሀይ'))
    expect(foldName('አዲስ አበባ')).toBe('አዲስ አበባ')
  })

  it('changes nothing when it is asked again', () => {
    for (const name of ['Göteborg', 'ሐዋሳ', 'St. John’s', 'Al Maḩallah al Kubrá'])
      expect(foldName(foldName(name))).toBe(foldName(name))
  })
})

describe('readPlaceQuery', () => {
  const OREGON = { country: 'US', admin1: 'OR' }

  it('takes the last words as a state by code or name', () => {
    const [byCode] = readPlaceQuery('Portland OR').located
    expect(byCode?.name).toBe('portland')
    expect(byCode?.regions).toContainEqual(OREGON)
    expect(readPlaceQuery('portland oregon').located).toEqual([{ name: 'portland', regions: [OREGON] }])
    expect(readPlaceQuery('Newcastle, New South Wales').located).toEqual([
      { name: 'newcastle', regions: [{ country: 'AU', admin1: 'NSW' }] },
    ])
  })

  it('takes them as a country in both languages', () => {
    expect(readPlaceQuery('London, UK').located[0]?.regions).toContainEqual({ country: 'GB', admin1: null })
    expect(readPlaceQuery('Alexandria Egypt').located).toEqual([
      { name: 'alexandria', regions: [{ country: 'EG', admin1: null }] },
    ])
    expect(readPlaceQuery('ለንደን እንግሊዝ').located).toEqual([
      { name: 'ለንደን', regions: [{ country: 'GB', admin1: null }] },
    ])
  })

  it('always reads the whole as a name too', () => {
    expect(readPlaceQuery('San Jose')).toMatchObject({ whole: 'san jose' })
    expect(readPlaceQuery('New York')).toEqual({ whole: 'new york', located: [] })
  })

  it('understands a region that is half typed', () => {
    expect(readPlaceQuery('portland o').located[0]?.regions).toContainEqual(OREGON)
  })

  it('finds nothing in signs alone', () => {
    expect(readPlaceQuery('!!!')).toEqual({ whole: '', located: [] })
    expect(readPlaceQuery(' , ')).toEqual({ whole: '', located: [] })
  })
})

describe('postalRegion', () => {
  it('knows the codes that addresses use', () => {
    expect(postalRegion('US', 'OR')).toBe('OR')
    expect(postalRegion('CA', '08')).toBe('ON')
    expect(postalRegion('AU', '07')).toBe('VIC')
  })

  it('has none elsewhere', () => {
    expect(postalRegion('DE', '05')).toBeNull()
  })
})
