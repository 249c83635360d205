import { useMutation, useQueryClient } from '@tanstack/react-query'
import { closePostReport } from '#contract/networking/posts/close-post-report.ts'
import { api } from '#web/platform/call/api.ts'

/** Also where it was refused: somebody else has decided meanwhile. */
export function useClosePostReport() {
  const cache = useQueryClient()
  return useMutation({
    ...api(closePostReport).mutationOptions(),
    onSettled: () => cache.invalidateQueries({ queryKey: ['networking'] }),
  })
}
