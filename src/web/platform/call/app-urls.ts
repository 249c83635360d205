import { nativePlugins } from '#web/platform/device/native-shell.ts'

/**
 * An address that the telephone hands to the app leads to its path, query and hash, whatever site it names; null where
 * it is no address.
 */
export function pathOfAppUrl(url: string): string | null {
  try {
    const { pathname, search, hash } = new URL(url)
    const path = `/${pathname.replace(/^\/+/, '')}`
    // the shell serves one page: what has a path of its own on the site stands behind the hash here
    const isBehindHash = path === '/' || hash.startsWith('#/')
    return isBehindHash ? `/${search}${hash}` : `/#${path}${search}${hash}`
  } catch {
    return null
  }
}

/** From now on links of the telephone open here. Does nothing in a browser. */
export function followAppUrls(open: (path: string) => void): void {
  nativePlugins()?.App?.addListener('appUrlOpen', ({ url }) => {
    const path = pathOfAppUrl(url)
    if (path !== null) open(path)
  })
}
