import { useMutation } from '@tanstack/react-query'
import { previewLink } from '#contract/networking/posts/preview-link.ts'
import { api } from '#web/platform/call/api.ts'

export const usePreviewLink = () => useMutation(api(previewLink).mutationOptions())
