// npm run words:export [file]: every sentence of the app in all its languages, with who reviewed it, as CSV for reviewers.
import { writeFileSync } from 'node:fs'
import { allSentences, exportWords, reviewedShare, TRANSLATIONS } from './words.ts'

const file = process.argv[2] ?? 'words.csv'
writeFileSync(file, exportWords())
const shares = TRANSLATIONS.map(({ language, name }) => `${name} ${reviewedShare(language)} %`)
console.log(`${file}: ${allSentences().length} sentences; reviewed: ${shares.join(', ')}`)
