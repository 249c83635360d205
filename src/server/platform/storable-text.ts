/**
 * Can PostgreSQL keep this text as it is? Neither NUL nor half a surrogate pair, which is what clients make of an emoji
 * that they cut in two: jsonb refuses both, and text would hold another character in its place.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Text that may hold either in JSON, where both are written escaped: a look at it is cheaper than one at each value. */
export const mayBeUnstorable = (json: string): boolean => /\\u(?:0000|[dD][89a-fA-F])/.test(json)
