import { invalid } from './refusal-policy.ts'

/**
 * The fields of a form that a page or a program posts. Of a name given twice the first counts.
 * @throws AuthRefusal validation_failed for a NUL anywhere
 */
export function readForm(body: unknown): URLSearchParams {
  const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '')
  const fields = new URLSearchParams()
  for (const [name, value] of form) {
    if (name.includes('\0') || value.includes('\0')) throw invalid('Null characters are not allowed')
    if (!fields.has(name)) fields.set(name, value)
  }
  return fields
}
