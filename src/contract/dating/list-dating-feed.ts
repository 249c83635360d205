import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from './dating-errors.ts'
import { DatingProfileId, DeckCard } from './profile.ts'

export const listDatingFeed = operation({
  name: 'dating.list-dating-feed',
  method: 'GET',
  path: '/api/dating/feed',
  access: 'signed-in',
  summary: 'The next people for you; without filters those you saved',
  input: z.strictObject({
    except: z.preprocess(
      (value) => (typeof value === 'string' ? value.split(',') : value),
      z.array(DatingProfileId).max(40).default([]),
    ),
  }),
  output: z.object({ items: z.array(DeckCard), nextLookAt: z.iso.datetime().nullable() }),
  errors: only(DATING_ERRORS, 'dating.no-profile', 'dating.paused'),
  rawJson: true,
})
