import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Block } from './block.ts'

export const listBlocks = operation({
  name: 'safety.list-blocks',
  method: 'GET',
  path: '/api/blocks',
  access: 'signed-in',
  summary: 'List the people you have blocked, latest first',
  input: z.strictObject({}),
  output: z.object({ blocks: z.array(Block) }),
  errors: {},
})
