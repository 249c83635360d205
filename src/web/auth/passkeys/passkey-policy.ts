const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i

/** Why no passkey can be made here: they belong to the name of a site, and old browsers know none. */
export type NoPasskeys = 'address' | 'browser'

export function whyNoPasskeys(hostname: string, browserKnows: boolean): NoPasskeys | null {
  if (IP_ADDRESS.test(hostname)) return 'address'
  return browserKnows ? null : 'browser'
}

export const browserKnowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis
