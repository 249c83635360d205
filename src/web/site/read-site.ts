import { useQuery } from '@tanstack/react-query'
import { readSite } from '#contract/site/read-site.ts'
import { api } from '#web/platform/call/api.ts'
import { nativePlugins } from '#web/platform/device/native-shell.ts'

/** Who runs this site, and its app stores. It does not change while somebody looks. */
export const useSite = () =>
  useQuery({ ...api(readSite).queryOptions({}), ...api(readSite).kept('list'), staleTime: Infinity })

/** The rules of a store may forbid payments in its app. */
export function useMayPay(): boolean {
  const site = useSite().data
  return nativePlugins() === null || site?.sellsInApp === true
}
