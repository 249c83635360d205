import { z } from 'zod'

/** Opaque text that names where the next page begins. */
export const Cursor = z.string().max(400)

/** A page by cursor; `nextCursor` is null when there is nothing more. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: Cursor.nullable() })
