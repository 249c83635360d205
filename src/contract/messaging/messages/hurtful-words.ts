import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'
import { HURTFUL_FORMS } from './hurtful-forms.ts'

/** Many write the last sound of "I will" as they hear it: እገልሃለው for እገልሃለሁ. */
const LAST_SOUND = /[ውዉ](?!\p{L})/gu

/** One spelling for what is written in several ways. */
const fold = (text: string): string => foldHomophones(text).replaceAll(LAST_SOUND, 'ሁ')

/** A word of Ge'ez letters begins and ends where no letter stands; \b knows Latin ones only. */
const FORMS = HURTFUL_FORMS.map(({ says, unlessAfter }) => ({
  form: new RegExp(String.raw`(?<!\p{L})(?:${fold(says.join('|'))})(?!\p{L})`, 'giu'),
  unlessAfter,
}))

/** Would many be hurt or frightened by this, or pushed? A modest list: words that mean something else are left out. */
export function isHurtful(text: string): boolean {
  const words = fold(text)
    .replaceAll(/[‘’ʼ]/gu, "'")
    .replaceAll(/[\s፡]+/gu, ' ')
    .trim()
  return FORMS.some(({ form, unlessAfter }) =>
    [...words.matchAll(form)].some(({ index }) => !unlessAfter?.test(words.slice(0, index))),
  )
}
