/**
 * The app lives behind the hash of '/'. An address with a path of its own leads nowhere (the server said so with
 * its status), so the path goes behind the hash, where the router answers with the not-found page.
 */
export function openAddress(): void {
  const { pathname, hash } = location
  if (pathname === '/' || pathname === '/index.html') return
  history.replaceState(null, '', hash.startsWith('#/') ? `/${hash}` : `/#${pathname}`)
}
