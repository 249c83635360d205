import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ask, keysOf, newsOf, queryOf, type Term, type Variant, variantsOf } from './term-policy.ts'

const known = (term: string, count = 1): Term => ({ ...keysOf(term), count })
const find = (typed: string, terms: readonly Term[], anywhere?: boolean) =>
  variantsOf(ask(typed), terms, anywhere)
const named = (variants: readonly Variant[]) => variants.map(({ term, tier }) => [term, tier])

describe('variantsOf', () => {
  it('finds the other script and other spellings, the likest first', () => {
    const terms = ['እንጀራ', 'injera', 'sofa', 'እንግዳ', 'enjera'].map((term) => known(term))
    expect(named(find('enjera', terms))).toEqual([
      ['እንጀራ', 'phonetic'],
      ['injera', 'phonetic'],
    ])
    expect(named(find('እንጀራ', terms))).toEqual([
      ['injera', 'phonetic'],
      ['enjera', 'phonetic'],
    ])
  })

  it('puts homophones first, then what sounds alike, then forms and synonyms', () => {
    const terms = ['ቤቶች', 'house', 'biet', 'ቤት'].map((term) => known(term))
    expect(named(find('ቤት', terms)).map(([, tier]) => tier)).toEqual(['phonetic', 'related', 'related'])
    const homophones = ['hakim', 'ሃኪም', 'ሀኪም', 'ሐኪሞች'].map((term) => known(term))
    expect(named(find('ሐኪም', homophones))).toEqual([
      ['ሃኪም', 'homophone'],
      ['ሀኪም', 'homophone'],
      ['hakim', 'phonetic'],
      ['ሐኪሞች', 'related'],
    ])
  })

  it('finds words of Qubee by other ways to spell them: single letters, no hudhaa, t for x', () => {
    const terms = ['kutaa', 'xiqqaa', 'qurxummii', 'barumsaa', 'ji a'].map((term) => known(term))
    const first = (typed: string) => find(typed, terms)[0]?.term
    expect(['kuta', 'tiqa', 'kurtumi', 'barumsa', 'jia'].map(first)).toEqual(terms.map(({ term }) => term))
  })

  it('takes the same letters, doubled or not, before others that sound alike', () => {
    const terms = ['kousa', 'kuusaa', 'mooka', 'mucaa', 'ሴራ', 'seera'].map((term) => known(term))
    const first = (typed: string) => find(typed, terms)[0]?.term
    expect(['kusa', 'muca', 'sera'].map(first)).toEqual(['kuusaa', 'mucaa', 'seera'])
  })

  it('knows Tigrinya and Afaan Oromo for what is asked in English or Amharic', () => {
    const terms = ['mana', 'hojii', 'ኣስራሒ', 'biddeena'].map((term) => known(term))
    expect(find('house', terms).map(({ term }) => term)).toEqual(['mana'])
    expect(find('ሥራ', terms).map(({ term }) => term)).toEqual(['hojii'])
    expect(find('employer', terms).map(({ term }) => term)).toEqual(['ኣስራሒ'])
    expect(find('ጣይታ', terms).map(({ term }) => term)).toEqual(['biddeena'])
  })

  it('takes a rare English word for itself a little rather than for another by its sound', () => {
    expect(find('wagon', [known('ወገን')]).map(({ term }) => term)).toEqual(['ወገን'])
    expect(find('cavern', [known('ክፍል'), known('ቁርበት')])).toEqual([])
    expect(find('velvet', [known('ባሉበት')])).toEqual([])
  })

  it('knows what sound cannot', () => {
    const terms = ['ቤት', 'ገዛ', 'ክራይ', 'ኪራይ'].map((term) => known(term))
    expect(find('house', terms).map(({ term }) => term)).toEqual(['ቤት', 'ገዛ'])
    expect(find('rent', terms).map(({ term }) => term)).toEqual(['ክራይ', 'ኪራይ'])
    expect(find('houses', terms).map(({ term }) => term)).toEqual(['ቤት', 'ገዛ'])
  })

  it('does not go by the sound of a common English word that some listings hold', () => {
    const house = 'ቤት'
    expect(find('bet', [known(house)]).map(({ term }) => term)).toEqual([house])
    expect(find('bet', [known(house), known('bet', 4)]).map(({ term }) => term)).toEqual([house])
    expect(find('bet', [known(house), known('bet', 5)])).toEqual([])
  })

  it('leaves other forms of a very frequent word alone, unless it is looked for nearby', () => {
    const terms = [known('room', 500), known('rooms'), known('ክፍል')]
    expect(find('room', terms)).toEqual([])
    expect(find('room', terms, false).map(({ term }) => term)).toEqual(['ክፍል', 'rooms'])
    expect(find('room', [known('room', 499), known('rooms')])).toHaveLength(1)
  })

  it('expects of Ethiopic to be written as it is spoken', () => {
    expect(find('bete', [known('ቤት')])).toHaveLength(1)
    expect(find('ቤተ', [known('ባይት'), known('ብሳት'), known('ቡት')])).toEqual([])
    expect(find('ጣይታ', [known('ታይታ'), known('tayta')]).map(({ term }) => term)).toEqual(['tayta', 'ታይታ'])
  })

  it('takes a name for the same with a gap and without', () => {
    expect(find('bahirdar', [known('ባሕር ዳር')]).map(({ term }) => term)).toEqual(['ባሕር ዳር'])
    expect(named(find('ባህርዳር', [known('ባሕር ዳር')]))).toEqual([['ባሕር ዳር', 'homophone']])
  })

  it('does not go by the sound of numbers', () => {
    expect(queryOf([ask('x5')]).skeletons).toEqual([])
    expect(find('x5', [known('ks')])).toEqual([])
  })

  it('gives at most twelve, never the word itself, whatever is typed', () => {
    const terms = [
      'kibe',
      'kebe',
      'qibe',
      'ቅቤ',
      'ከቤ',
      'kibbe',
      'kibeh',
      'ቀቤ',
      'ቂቤ',
      'kabe',
      'kube',
      'koba',
      'keeba',
      'qebe',
    ]
    const all = terms.map((term) => known(term))
    expect(find('kibe', all)).toHaveLength(12)
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...terms)), (typed) => {
        const found = find(typed, all)
        expect(found.length).toBeLessThanOrEqual(12)
        expect(found.map(({ term }) => term)).not.toContain(typed.toLowerCase())
      }),
    )
  })
})

describe('newsOf', () => {
  it('tells neither other spellings of the same signs nor forms of the word', () => {
    const terms = ['ሃኪም', 'hakim', 'ሐኪሞች', 'doctor'].map((term) => known(term))
    expect(newsOf(find('ሐኪም', terms))).toEqual(['hakim', 'doctor'])
  })
})
