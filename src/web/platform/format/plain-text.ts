/** A word, number or flag as text; undefined for anything that has no plain text, such as an object or null. */
export function plainText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}
