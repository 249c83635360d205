import pg from 'pg'

const BIGINT = pg.types.builtins.INT8
const AS_TEXT: number[] = [pg.types.builtins.DATE, pg.types.builtins.INTERVAL]

/**
 * How values come out of the database: bigint as a number, because none of ours leaves the safe range (and
 * one that did is an error rather than a wrong figure); a date as its text, because it has no time zone, and an
 * interval likewise; timestamptz as Date and numeric as text, as the driver does. The generated schema says the same.
 */
export const sqlTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === BIGINT) return safeInteger
    if (AS_TEXT.includes(oid)) return (text: string) => text
    const byDefault: unknown = pg.types.getTypeParser(oid, format)
    return byDefault
  },
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`The database answered ${text}, which a number cannot hold exactly.`)
}
