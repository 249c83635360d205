import { plainText } from '#web/platform/format/plain-text.ts'

/** Optional texts of an address, such as '/auth?view=sign-up'. The router parses numbers and flags, so back to text. */
export const readText =
  <K extends string>(...keys: K[]) =>
  (search: Record<string, unknown>): { [key in K]?: string } => {
    const found: { [key in K]?: string } = {}
    for (const key of keys) {
      const text = plainText(search[key])
      if (text !== undefined) found[key] = text
    }
    return found
  }
