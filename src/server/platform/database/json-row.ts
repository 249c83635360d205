// Rows that a statement answers inside JSON, beside others: one round trip instead of one for each table.

type KindOf<Value> = Date extends Value ? 'time' : Buffer extends Value ? 'bytes' : never

/** The columns of a row that JSON has no words for; one that is left out does not compile. */
export type JsonColumns<Row> = {
  [Name in keyof Row as KindOf<Row[Name]> extends never ? never : Name]: KindOf<Row[Name]>
}

/**
 * A row as the driver would have read it, from what `to_json` makes of it.
 * @param json the row as `JSON.parse` gives it
 */
export function fromJson<Row>(json: unknown, columns: JsonColumns<Row>): Row {
  const row = { ...(json as Record<string, unknown>) }
  for (const [name, kind] of Object.entries(columns)) {
    const value = row[name]
    if (typeof value !== 'string') continue
    row[name] = kind === 'time' ? new Date(value) : Buffer.from(value.replace(/^\\x/, ''), 'hex')
  }
  return row as Row
}
