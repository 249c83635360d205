import { useMutation, useQueryClient } from '@tanstack/react-query'
import { blockPeer } from '#contract/messaging/threads/block-peer.ts'
import { api } from '#web/platform/call/api.ts'

/** Blocks the other one of a conversation of two, of whom one may know no account; everything is asked for again. */
export function useBlockPeer() {
  const cache = useQueryClient()
  return useMutation({
    ...api(blockPeer).mutationOptions(),
    onSuccess: () => cache.invalidateQueries(),
  })
}
