import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listSuggestions } from '#contract/networking/connections/list-suggestions.ts'
import { api } from '#web/platform/call/api.ts'

/** People to connect with, read anew whenever they are shown; of a name where one is asked for. */
export const useSuggestions = (name: string, isWanted: boolean) =>
  useQuery({
    ...api(listSuggestions).queryOptions(name === '' ? {} : { name }),
    enabled: isWanted,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
