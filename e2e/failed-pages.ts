import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints what stood on the page when a story failed: where stories run for others, nobody has its files. */
export default class FailedPages implements Reporter {
  onTestEnd({ title }: TestCase, { status, retry, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    const context = attachments.find(({ name }) => name === 'error-context')?.path
    if (context === undefined) return
    const page = /```yaml\n([\s\S]*?)```/.exec(readFileSync(context, 'utf8'))?.[1]
    if (page) console.log(`\nThe page at the end of “${title}”, telling ${retry + 1}:\n${page}`)
  }
}
