import { useMutation } from '@tanstack/react-query'
import { reportComment } from '#contract/networking/comments/report-comment.ts'
import { api } from '#web/platform/call/api.ts'

export const useReportComment = () => useMutation(api(reportComment).mutationOptions())
