import { useQuery } from '@tanstack/react-query'
import { readSite } from '#contract/site/read-site.ts'
import { api } from '#web/platform/call/api.ts'

/** Who runs this site, and its app stores. It does not change while somebody looks. */
export const useSite = () =>
  useQuery({ ...api(readSite).queryOptions({}), ...api(readSite).kept('list'), staleTime: Infinity })
