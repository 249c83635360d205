import { z } from 'zod'

/** What an operator has to set up, by name. */
export const SYSTEM_SERVICES = ['mail', 'text_messages', 'captcha', 'assistant', 'several_servers'] as const
export const SystemService = z.enum(SYSTEM_SERVICES)
export type SystemService = z.infer<typeof SystemService>

export const DeadJobId = z.uuid().brand<'DeadJobId'>()
export type DeadJobId = z.infer<typeof DeadJobId>

/** Jobs that failed at every try and are listed. */
export const DEAD_JOBS_LISTED = 50

/** How the site runs, for whoever operates it. Jobs are named, and what is in them is not shown. */
export const SystemState = z.object({
  startedAt: z.iso.datetime(),
  nodeVersion: z.string(),
  database: z.object({
    version: z.string(),
    bytes: z.int(),
    connections: z.int(),
    maxConnections: z.int(),
    migrations: z.int(),
  }),
  storage: z.object({ freeBytes: z.int() }),
  services: z.array(z.object({ name: SystemService, isSetUp: z.boolean() })),
  /** Those with something in them. */
  queues: z.array(
    z.object({
      name: z.string(),
      /** Due, and not begun. */
      waiting: z.int(),
      /** For a time to come. */
      planned: z.int(),
      running: z.int(),
      /** Failed, and tried again later. */
      retrying: z.int(),
      oldestDueAt: z.iso.datetime().nullable(),
    }),
  ),
  dead: z.array(z.object({ id: DeadJobId, name: z.string(), at: z.iso.datetime(), tries: z.int() })),
  deadCount: z.int(),
})
export type SystemState = z.infer<typeof SystemState>
