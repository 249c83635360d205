import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Wanted } from './reading/search-intent-policy.ts'

/** What a filter of a category narrows to, behind the kind in English and before it in Amharic. */
const WORDS: Readonly<Record<string, readonly [en: string, oneAm: string, manyAm: string]>> = {
  furnished: ['furnished', 'ዕቃ የተሟላለት', 'ዕቃ የተሟላላቸው'],
  private_bath: ['with a private bathroom', 'የግል መታጠቢያ ያለው', 'የግል መታጠቢያ ያላቸው'],
  parking: ['with parking', 'የመኪና ማቆሚያ ያለው', 'የመኪና ማቆሚያ ያላቸው'],
  '-pets': ['without pets', 'የቤት እንስሳ የሌለበት', 'የቤት እንስሳ የሌለባቸው'],
  '-deposit': ['without a deposit', 'ማስያዣ የማይጠይቅ', 'ማስያዣ የማይጠይቁ'],
  '-smoking': ['without smoking', 'ሲጋራ የማይጨስበት', 'ሲጋራ የማይጨስባቸው'],
  '-furnished': ['unfurnished', 'ዕቃ የሌለው', 'ዕቃ የሌላቸው'],
  pets: ['where pets are allowed', 'የቤት እንስሳ የሚፈቀድበት', 'የቤት እንስሳ የሚፈቀድባቸው'],
  'utilities:included': ['with utilities included', 'ውሃና መብራት የተካተተበት', 'ውሃና መብራት የተካተተባቸው'],
  'newcomer:no_credit_history': ['without a credit history', 'የክሬዲት ታሪክ የማይጠይቅ', 'የክሬዲት ታሪክ የማይጠይቁ'],
  'employment_type:part_time': ['part time', 'የትርፍ ጊዜ', 'የትርፍ ጊዜ'],
  'employment_type:full_time': ['full time', 'የሙሉ ጊዜ', 'የሙሉ ጊዜ'],
  'employment_type:gig': ['for a day or a few', 'የአንድ ጊዜ', 'የአንድ ጊዜ'],
  'employment_type:internship': ['as an intern', 'የልምምድ', 'የልምምድ'],
  'employment_type:volunteer': ['as a volunteer', 'የበጎ ፈቃድ', 'የበጎ ፈቃድ'],
  'workplace:remote': ['from home', 'ከቤት የሚሠራ', 'ከቤት የሚሠሩ'],
  'shifts:night_shift': ['at night', 'የሌሊት', 'የሌሊት'],
  'experience:none': ['without experience', 'ልምድ የማይጠይቅ', 'ልምድ የማይጠይቁ'],
  'condition:new,like_new': ['as good as new', 'አዲስ ወይም እንደ አዲስ የሆነ', 'አዲስ ወይም እንደ አዲስ የሆኑ'],
  insured: ['insured', 'ኢንሹራንስ ያለው', 'ኢንሹራንስ ያላቸው'],
  license_number: ['licensed', 'ፈቃድ ያለው', 'ፈቃድ ያላቸው'],
}

/** " (furnished, with photos)", "ዕቃ የተሟላላቸው ፎቶ ያላቸው " */
export function writeDetails(
  {
    details,
    withPhotos,
    excluded = [],
  }: Pick<Wanted, 'details' | 'withPhotos'> & Partial<Pick<Wanted, 'excluded'>>,
  language: InterfaceLanguage,
  isOne: boolean,
): string {
  const parts = [
    ...excluded.map((word) => (language === 'en' ? `not “${word}”` : `“${word}” ${isOne ? 'ያልሆነ' : 'ያልሆኑ'}`)),
    ...details.flatMap((filter) => writeOne(filter, language, isOne)),
    ...(withPhotos ? [language === 'en' ? 'with photos' : `ፎቶ ${having(isOne)}`] : []),
  ]
  if (parts.length === 0) return ''
  return language === 'en' ? ` (${parts.join(', ')})` : `${parts.join(' ')} `
}

const having = (isOne: boolean) => (isOne ? 'ያለው' : 'ያላቸው')

function writeOne(filter: string, language: InterfaceLanguage, isOne: boolean): string[] {
  const [name, value = ''] = filter.split(':')
  if (name === 'bedrooms') {
    if (language === 'en') return [`with ${value} or more ${value === '1' ? 'bedroom' : 'bedrooms'}`]
    return [`${value} ወይም ከዚያ በላይ መኝታ ${having(isOne)}`]
  }
  const words = WORDS[filter]
  return words ? [words[language === 'en' ? 0 : isOne ? 1 : 2]] : []
}
