// npm run words:import <file>: takes over what reviewers changed in the file of words:export, or nothing and says why.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../repository.ts'
import { runTool } from '../run-tool.ts'
import { amharicLiterals, readReview, replaceLiterals } from './words.ts'

const TIGRINYA = 'src/web/app/words.ti.ts'

const file = process.argv[2]
if (file === undefined) throw new Error('Which file? npm run words:import words.csv')
const { problems, changedAm, ti } = readReview(readFileSync(file, 'utf8'))
const literals = await amharicLiterals()
const changes = changedAm.flatMap(({ key, am }) => {
  const literal = literals.get(key)
  if (!literal) problems.push(`${key}: stands in no file of messages`)
  return literal ? [{ ...literal, text: am }] : []
})
if (problems.length > 0) {
  console.error(`Nothing was taken over:\n${problems.join('\n')}`)
  process.exit(1)
}
const files = new Set(changes.map((change) => change.file))
for (const path of files) {
  const here = changes.filter((change) => change.file === path)
  writeFileSync(join(ROOT, path), replaceLiterals(readFileSync(join(ROOT, path), 'utf8'), here))
}
const [head] = readFileSync(join(ROOT, TIGRINYA), 'utf8').split('= {')
const lines = Object.entries(ti)
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`)
writeFileSync(join(ROOT, TIGRINYA), `${head}= {\n${lines.join('')}}\n`)
await runTool('oxfmt', [...files, TIGRINYA])
console.log(`${changes.length} sentences in Amharic, ${lines.length} in Tigrinya`)
