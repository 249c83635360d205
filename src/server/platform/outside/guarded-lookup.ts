import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'

/**
 * A name lookup for node:http that hands on only addresses that may be reached; one that may not spoils the name, so
 * that the connection goes to what was checked and to nothing else.
 * @param refusal the error of a name that resolves to an address which may not be reached
 */
export function guardedLookup(
  mayReach: (address: string) => boolean,
  refusal: (hostname: string) => Error,
): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? refusal(hostname), '', 4)
      if (!addresses.every(({ address }) => mayReach(address))) return done(refusal(hostname), '', 4)
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
}
