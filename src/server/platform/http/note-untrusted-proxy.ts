import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'

const CONSEQUENCE =
  'everybody who comes through a proxy counts as one address, and one of them can use up the limits of all'

/** At start: an https address needs a proxy before this server, which nothing names. */
export function noteMissingProxy({ production, publicUrl, http }: Config, log: Log): void {
  if (!production || !publicUrl.startsWith('https:') || http.trustProxy.length > 0) return
  log.warn(
    { set: 'TRUST_PROXY=<address or network of the proxy>' },
    `PUBLIC_URL is https, so a proxy stands before this server, and TRUST_PROXY names none: ${CONSEQUENCE}`,
  )
}

/** Says once that a proxy passes addresses on which are not believed, with the line that would change it. */
export function noteUntrustedProxy({ production }: Pick<Config, 'production'>, log: Log) {
  let isNoted = !production
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    const peer = request.socket.remoteAddress
    if (!isNoted && request.headers['x-forwarded-for'] !== undefined && request.ip === peer) {
      isNoted = true
      log.warn(
        { set: `TRUST_PROXY=${peer}` },
        `X-Forwarded-For came from an address that TRUST_PROXY does not name: ${CONSEQUENCE}`,
      )
    }
    done()
  }
}
