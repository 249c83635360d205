import { vi } from 'vitest'

/** A browser that knows passkeys and security keys, in front of somebody who closes the window that asks for one. */
export function closedKeyWindow(): void {
  const refuse = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
  vi.stubGlobal('PublicKeyCredential', Object)
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: refuse, get: refuse },
  })
}

export function forgetKeyWindow(): void {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
}
