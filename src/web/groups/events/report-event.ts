import { useMutation } from '@tanstack/react-query'
import { reportEvent } from '#contract/groups/events/report-event.ts'
import { api } from '#web/platform/call/api.ts'

export const useReportEvent = () => useMutation(api(reportEvent).mutationOptions())
