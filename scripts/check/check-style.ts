import { allSentences } from '../words/words.ts'
import { breachesOf, readStyleRules } from '../words/style-guide.ts'
import { isWorded, writtenTexts } from '../words/written-words.ts'
import type { RepositoryFile } from '../repository.ts'

/** Sentences of the catalogues and of other texts that break the style guide of their language (docs/words). */
export function checkStyle(files: readonly RepositoryFile[]): string[] {
  const rules = {
    en: readStyleRules('en'),
    am: readStyleRules('am'),
    ti: readStyleRules('ti'),
    om: readStyleRules('om'),
  }
  const sentences = allSentences().flatMap(({ key, ...texts }) =>
    (['en', 'am', 'ti', 'om'] as const).flatMap((language) =>
      breachesOf(texts[language], rules[language]).map(
        (breach) => `${key} (${language}): ${breach}; see docs/words/${language}.md`,
      ),
    ),
  )
  const texts = files
    .filter(({ path }) => isWorded(path))
    .flatMap((file) =>
      writtenTexts(file).flatMap(({ line, text }) => {
        const language = /\p{Script=Ethiopic}/u.test(text) ? 'am' : 'en'
        return breachesOf(text, rules[language]).map(
          (breach) => `${file.path}:${line}: ${breach}; see docs/words/${language}.md`,
        )
      }),
    )
  return [...sentences, ...texts]
}
