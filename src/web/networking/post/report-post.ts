import { useMutation } from '@tanstack/react-query'
import { reportPost } from '#contract/networking/posts/report-post.ts'
import { api } from '#web/platform/call/api.ts'

export const useReportPost = () => useMutation(api(reportPost).mutationOptions())
