/**
 * The app lives behind the hash of '/'. An address with a path of its own leads nowhere (the server said so with
 * its status), so the path goes behind the hash, where the router answers with the not-found page. A page that the app
 * shows elsewhere says so in its head: an event is shown beside its group, which its address does not name.
 */
export function openAddress(): void {
  const { pathname, hash } = location
  if (pathname === '/' || pathname === '/index.html') return
  history.replaceState(null, '', hash.startsWith('#/') ? `/${hash}` : `/#${appPath() ?? pathname}`)
}

function appPath(): string | null {
  const metaPath = document.querySelector<HTMLMetaElement>('meta[name="app-path"]')?.content
  return metaPath?.startsWith('/') ? metaPath : null
}
