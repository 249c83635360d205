import { useMutation, useQueryClient } from '@tanstack/react-query'
import { closeGroupReport } from '#contract/groups/close-group-report.ts'
import { api } from '#web/platform/call/api.ts'

/** Also where it was refused: somebody else has decided meanwhile. */
export function useCloseGroupReport() {
  const cache = useQueryClient()
  return useMutation({
    ...api(closeGroupReport).mutationOptions(),
    onSettled: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
