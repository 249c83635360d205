import type { LiveConnection } from './live-client.ts'

let line: Pick<LiveConnection, 'emit'> | null = null

/** The connection that is open now; its code is fetched apart, see live-client. */
export function setLine(connection: Pick<LiveConnection, 'emit'> | null): void {
  line = connection
}

/** Says something to the server over the live connection; without one it is not said. */
export const emitLive = (event: string, payload: unknown): void => line?.emit(event, payload)
