import { APP_PATHS } from '#contract/kit/app-paths.ts'

/** Who answers when a page is opened at an address. */
export type NavigationAnswer =
  /** The page that starts the app, from this device. */
  | 'shell'
  /** A page of the app, typed without the hash: the app is led there as the server would lead it. */
  | 'behind-hash'
  /** The server alone. */
  | 'network'

/** Addresses that answer with pages of their own, for messengers and search engines, and those of mailed links. */
const SERVED = /^\/(?:auth|listing|groups|events|posts)(?:\/|$)/

const OWN = APP_PATHS.filter((path) => !SERVED.test(path)).map(
  (path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
)

/** Only what the app surely owns is answered from the device; /api, mailed links and whatever is unknown never are. */
export function navigationAnswer(pathname: string): NavigationAnswer {
  if (pathname === '/') return 'shell'
  return OWN.some((path) => path.test(pathname)) ? 'behind-hash' : 'network'
}
