// npm run words:import <file>: takes over what reviewers changed in the file of words:export, or nothing and says why.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TRIAL_LANGUAGES } from '#contract/language/language.ts'
import { ROOT } from '../repository.ts'
import { runTool } from '../run-tool.ts'
import { REVIEWS_FILE, writeReviews } from './reviews.ts'
import { SHARE_FILE, writeShares } from './reviewed-shares.ts'
import { writeTrialWords } from './trial-words.ts'
import { amharicLiterals, readReview, replaceLiterals, reviewedShare, TRANSLATIONS } from './words.ts'

const file = process.argv[2]
if (file === undefined) throw new Error('Which file? npm run words:import words.csv')
const { problems, changed, reviews } = readReview(readFileSync(file, 'utf8'))
const literals = await amharicLiterals()
const changes = [...changed.am].flatMap(([key, text]) => {
  const literal = literals.get(key)
  if (!literal) problems.push(`${key}: stands in no file of messages`)
  return literal ? [{ ...literal, text }] : []
})
if (problems.length > 0) {
  console.error(`Nothing was taken over:\n${problems.join('\n')}`)
  process.exit(1)
}
const sources = new Set(changes.map((change) => change.file))
for (const path of sources) {
  const here = changes.filter((change) => change.file === path)
  writeFileSync(join(ROOT, path), replaceLiterals(readFileSync(join(ROOT, path), 'utf8'), here))
}
const trials = TRIAL_LANGUAGES.flatMap((language) => writeTrialWords(language, changed[language]))
writeReviews(reviews)
writeShares((language) => reviewedShare(language, reviews))
await runTool('oxfmt', [...sources, ...trials, REVIEWS_FILE, SHARE_FILE])
const counts = TRANSLATIONS.map(({ language, name }) => `${changed[language].size} in ${name}`)
console.log(`Changed: ${counts.join(', ')}`)
