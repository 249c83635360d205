import { useMutation } from '@tanstack/react-query'
import { reportPerson } from '#contract/networking/people/report-person.ts'
import { api } from '#web/platform/call/api.ts'

export const useReportPerson = () => useMutation(api(reportPerson).mutationOptions())
