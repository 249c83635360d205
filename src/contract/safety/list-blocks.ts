import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Block } from './block.ts'

export const listBlocks = operation({
  name: 'safety.list-blocks',
  method: 'GET',
  path: '/api/blocks',
  access: 'signed-in',
  summary: 'Whom you have blocked, the last one first',
  input: z.strictObject({}),
  output: z.object({ blocks: z.array(Block) }),
  errors: {},
})
