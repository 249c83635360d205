import { useMutation } from '@tanstack/react-query'
import { reportGroup } from '#contract/groups/report-group.ts'
import { api } from '#web/platform/api.ts'

export const useReportGroup = () => useMutation(api(reportGroup).mutationOptions())
