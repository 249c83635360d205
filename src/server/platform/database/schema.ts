// Generated from migrations/ by `npm run db:types`. Types as platform/database/sql-types.ts reads them.

import type { ColumnType } from "kysely"

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>

export type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface IdempotencyKey {
  body: string | null
  created_at: Generated<Timestamp>
  key: string
  operation: string
  request_hash: Buffer
  state: string
  status: number | null
  user_id: string
}

export interface PlatformClock {
  moved_by: Generated<string>
  only_row: Generated<boolean>
}

export interface SchemaMigration {
  checksum: string
  name: string
  ran_at: Generated<Timestamp>
}

export interface SocketIoAttachments {
  created_at: Generated<Timestamp | null>
  id: Generated<number>
  payload: Buffer | null
}

export interface DB {
  idempotency_key: IdempotencyKey
  platform_clock: PlatformClock
  schema_migration: SchemaMigration
  socket_io_attachments: SocketIoAttachments
}
