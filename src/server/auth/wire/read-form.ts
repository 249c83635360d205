import { isStorable } from '#server/platform/storable-text.ts'
import { invalid } from './refusal-policy.ts'

/**
 * The fields of a form that a page or a program posts. Of a name given twice the first counts.
 * @throws AuthRefusal validation_failed for what cannot be stored
 */
export function readForm(body: unknown): URLSearchParams {
  const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '')
  const fields = new URLSearchParams()
  for (const [name, value] of form) {
    if (!isStorable(name) || !isStorable(value))
      throw invalid('Null characters and broken surrogate pairs are not allowed')
    if (!fields.has(name)) fields.set(name, value)
  }
  return fields
}
