import type { IncomingMessage } from 'node:http'
import { isWithin } from './outside/public-address.ts'

/**
 * Who sends a request that does not come through the HTTP framework: the peer, or where that is a proxy we trust, the
 * last address that it passed on and that is not another such proxy.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: readonly string[],
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const hops = [...forwarded.split(',').map((hop) => hop.trim()), socket.remoteAddress ?? '']
  const own = hops.findLastIndex((hop) => !isWithin(hop, trustProxy))
  return hops[Math.max(0, own)] || (socket.remoteAddress ?? '')
}
