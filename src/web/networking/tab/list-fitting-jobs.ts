import { useQuery } from '@tanstack/react-query'
import { listFittingJobs } from '#contract/networking/people/list-fitting-jobs.ts'
import { api } from '#web/platform/call/api.ts'

/** Jobs for what one does; asked of people who signed in. */
export const useFittingJobs = (isWanted: boolean) =>
  useQuery({ ...api(listFittingJobs).queryOptions({}), enabled: isWanted })
