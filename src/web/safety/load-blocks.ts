import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Block } from '#contract/safety/block.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { listBlocks } from '#contract/safety/list-blocks.ts'
import { unblockUser } from '#contract/safety/unblock-user.ts'
import { api } from '#web/platform/call/api.ts'

const NOBODY: readonly Block[] = []
const BLOCKS = api(listBlocks).queryOptions({})

/** Whom one has blocked; nobody until that is known. */
export const useBlocks = (isWanted = true): readonly Block[] =>
  useQuery({ ...BLOCKS, enabled: isWanted }).data?.blocks ?? NOBODY

/** A block changes what is to be seen nearly everywhere, so everything is asked for again. */
export function useBlockUser() {
  const cache = useQueryClient()
  return useMutation({
    ...api(blockUser).mutationOptions(),
    onSuccess: () => cache.invalidateQueries(),
  })
}

export function useUnblockUser() {
  const cache = useQueryClient()
  return useMutation({
    ...api(unblockUser).mutationOptions(),
    onSuccess: () => cache.invalidateQueries(),
  })
}
