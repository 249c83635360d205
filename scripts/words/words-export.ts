// npm run words:export [file]: every sentence of the app in English, Amharic and Tigrinya, as CSV for reviewers.
import { writeFileSync } from 'node:fs'
import { allSentences, exportWords } from './words.ts'

const file = process.argv[2] ?? 'words.csv'
writeFileSync(file, exportWords())
const sentences = allSentences()
const filled = sentences.filter(({ ti }) => ti !== '').length
console.log(`${file}: ${sentences.length} sentences, ${filled} of them in Tigrinya`)
