import { useMutation } from '@tanstack/react-query'
import { reportGroup } from '#contract/groups/report-group.ts'
import { api } from '#web/platform/call/api.ts'

export const useReportGroup = () => useMutation(api(reportGroup).mutationOptions())
