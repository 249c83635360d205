import { expect, test } from 'vitest'
import { nounForms, verbForms } from './word-forms.ts'

const missing = (forms: readonly string[], wanted: string) =>
  wanted.split(' ').filter((word) => !forms.includes(word))

test('Amharic verbs of three consonants differ in the imperative and the infinitive', () => {
  expect(
    missing(
      verbForms('ከፈለ', 'A', 'am'),
      'ከፈለ ከፈልኩ ከፈሉ እከፍላለሁ ይከፍላል አልከፍልም የሚከፍል ከፍዬ ከፍሎ ከፍለዋል እየከፈልኩ ክፈል ክፈይ ክፈሉ መክፈል',
    ),
  ).toEqual([])
  expect(
    missing(verbForms('ፈለገ', 'B', 'am'), 'ፈለግኩ እፈልጋለሁ ትፈልጊያለሽ አልፈልግም ፈልጌ ፈልጋ ፈልግ ፈልጊ እየፈለግን መፈለግ ለመፈለግ'),
  ).toEqual([])
})

test('a last consonant becomes soft before the e of oneself and for a woman', () => {
  expect(missing(verbForms('ወሰደ', 'A', 'am'), 'ወስጄ ወስጃለሁ ትወስጃለሽ')).toEqual([])
  expect(verbForms('ወሰደ', 'A', 'am')).not.toContain('ወስዴ')
  expect(verbForms('ፈለገ', 'B', 'am')).not.toContain('ፈልገሽያለሽ')
})

test('Amharic verbs of two consonants, and those behind an a or a t', () => {
  expect(missing(verbForms('ገዘ', 'ሀ', 'am'), 'ገዛ ገዛሁ እገዛለሁ ይገዛል ገዝቼ ገዝቶ ግዛ ግዢ መግዛት የሚገዛ')).toEqual([])
  expect(missing(verbForms('ነረ', 'ሆ', 'am'), 'ኖረ ኖርኩ ይኖራል ኖሬ መኖር')).toEqual([])
  expect(missing(verbForms('ጸፈ', 'ሃ', 'am'), 'ጻፈ ጻፍኩ ይጽፋል ጽፌ ጻፍ ጻፊ መጻፍ')).toEqual([])
  expect(missing(verbForms('ወቀ', 'አ', 'am'), 'አወቀ አውቃለሁ ያውቃል አላውቅም አውቄ እወቅ ማወቅ')).toEqual([])
  expect(missing(verbForms('ቀመጠ', 'ተ', 'am'), 'ተቀመጠ እቀመጣለሁ ተቀምጬ ተቀምጦ ተቀመጥ መቀመጥ')).toEqual([])
  expect(missing(verbForms('ነገረ', 'ታ', 'am'), 'ተናገረ እናገራለሁ ተናግሬ ተናገር መናገር')).toEqual([])
})

test('in Tigrinya k and q are breathed behind a prefix', () => {
  expect(missing(verbForms('ከፈለ', 'A', 'ti'), 'ከፊሉ ከፊልና ይኸፍል ክኸፍል ኣይኸፍልን ክፈል ምኽፋል')).toEqual([])
  expect(missing(verbForms('ፈለጠ', 'A', 'ti'), 'ፈሊጠ ይፈልጥ ክፈልጥ ኣይፈልጥን ፍለጥ ምፍላጥ')).toEqual([])
  expect(missing(verbForms('ደወለ', 'B', 'ti'), 'ደዊለ ይድውል ክድውለልካ ደውል ደውለለይ')).toEqual([])
  expect(missing(verbForms('ጀመረ', 'B', 'ti'), 'ጀሚሩ ይጅምር ክጅምር ጀምር ምጅማር')).toEqual([])
})

test('nouns take the endings of owners, behind a bare consonant and behind a vowel', () => {
  expect(missing(nounForms('ቤት', 'am'), 'ቤቱ ቤቴ ቤትህ ቤታችን ቤቶች ቤቱን በቤት')).toEqual([])
  expect(missing(nounForms('ዋጋ', 'am'), 'ዋጋው ዋጋዬ ዋጋዎች ስለዋጋ')).toEqual([])
  expect(missing(nounForms('ስም', 'ti'), 'ስመይ ስምካ ስምኪ ስሙ ስምና')).toEqual([])
  expect(missing(nounForms('ገዛ', 'ti'), 'ገዛይ ገዛኻ ገዛና')).toEqual([])
})

test('a verb of an unknown type has no forms', () => {
  expect(verbForms('ከፈለ', 'Z', 'am')).toEqual([])
})
