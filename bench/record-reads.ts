import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'

export interface Statement {
  text: string
  values: unknown[]
  /** False: planned anew for its values each time. */
  prepared: boolean
}

/** The same reads, which are remembered in their order. */
export function recordReads(hot: HotReads): { hot: HotReads; statements: Statement[] } {
  const statements: Statement[] = []
  const read = (query: HotRead, values: unknown[]) => {
    statements.push({ text: query.text, values, prepared: query.name !== null })
    return hot.read(query, values)
  }
  return { hot: { ...hot, read }, statements }
}
