import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { guardedLookup } from '#server/platform/outside/guarded-lookup.ts'
import { isPublicAddress } from '#server/platform/outside/public-address.ts'
import { literalAddress, readWebAddress, WEB_PORTS } from '#server/platform/outside/web-address.ts'

/** What may be reached. */
interface Rules {
  mayReach(address: string): boolean
  ports: ReadonlySet<string>
  /** Milliseconds in all, redirects included. */
  patience: number
}

const PUBLIC_WEB: Rules = { mayReach: isPublicAddress, ports: WEB_PORTS, patience: 5000 }
const MAX_BYTES = 1024 * 1024
const MAX_REDIRECTS = 3
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i

/** A page of others, as text; 'refused' is no address of the public web, 'unreadable' is one that gave no page. */
export type FetchedPage = { html: string } | 'refused' | 'unreadable'

class Refused extends Error {}

/**
 * Reads a page for people who link to it. Every name is looked up first, and the connection goes to the address that was
 * looked at and to no other; each redirect is looked at anew.
 */
export async function fetchPage(link: string, rules: Rules = PUBLIC_WEB): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(rules.patience)
  try {
    let url = allowed(readWebAddress(link, undefined, rules.ports), rules)
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const answer = await open(url, rules, signal)
      const next = redirectOf(answer)
      if (next === null) return await readAnswer(answer)
      answer.destroy()
      url = allowed(readWebAddress(next, url, rules.ports), rules)
    }
    return 'unreadable'
  } catch (error) {
    return error instanceof Refused ? 'refused' : 'unreadable'
  }
}

/** Numbers are not looked up, so they are judged here. @throws Refused */
function allowed(url: URL | null, { mayReach }: Rules): URL {
  const literal = url && literalAddress(url)
  if (!url || (literal !== null && !mayReach(literal))) throw new Refused()
  return url
}

function open(url: URL, rules: Rules, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? safeRequest : plainRequest
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        agent: false,
        lookup: guardedLookup(rules.mayReach, () => new Refused()),
        signal,
        headers: { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': 'Mesob link preview' },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return statusCode >= 300 && statusCode < 400 ? (headers.location ?? null) : null
}

/** Its beginning is enough: what a page says of itself stands in its head. */
async function readAnswer(answer: IncomingMessage): Promise<FetchedPage> {
  const type = answer.headers['content-type'] ?? ''
  if (answer.statusCode !== 200 || !HTML.test(type)) {
    answer.destroy()
    return 'unreadable'
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= MAX_BYTES) break
  }
  return { html: decode(Buffer.concat(chunks).subarray(0, MAX_BYTES), type) }
}

const BEFORE_BODY = 4096

/** By what the answer or the page itself says of its letters, else as UTF-8. */
function decode(bytes: Buffer, type: string): string {
  const declared = /charset\s*=\s*["']?([\w-]+)/i
  const label =
    declared.exec(type)?.[1] ??
    declared.exec(bytes.subarray(0, BEFORE_BODY).toString('latin1'))?.[1] ??
    'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
