import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { queryFlag, queryList, queryNumber } from '#contract/kit/query.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { DatingFilters, DatingProfileId, DeckCard, FEED_FILTERS } from '#contract/dating/profile/profile.ts'

const { ageMin, ageMax, maxDistance, languages, interests, faiths, children, familyPlans, moving } =
  DatingFilters.shape

/** Of filters that are left out each has its default; those kept with the account count where they are asked for. */
export const FeedInput = z
  .strictObject({
    /** In hand already. */
    except: queryList(z.array(DatingProfileId).max(40).default([])),
    /** By the filters kept with the account, whatever else is named here. */
    saved: queryFlag(false),
    ageMin: queryNumber(ageMin.default(FEED_FILTERS.ageMin)),
    ageMax: queryNumber(ageMax.default(FEED_FILTERS.ageMax)),
    /** Miles. */
    maxDistance: queryNumber(maxDistance.default(FEED_FILTERS.maxDistance)),
    languages: queryList(languages.default([])),
    interests: queryList(interests.default([])),
    verifiedOnly: queryFlag(false),
    activeRecently: queryFlag(false),
    faiths: queryList(faiths),
    children: queryList(children),
    familyPlans: queryList(familyPlans),
    moving: queryList(moving),
  })
  .refine((asked) => asked.ageMin <= asked.ageMax, { path: ['ageMax'] })
export type FeedInput = z.output<typeof FeedInput>

export const listDatingFeed = operation({
  name: 'dating.list-dating-feed',
  method: 'GET',
  path: '/api/dating/feed',
  access: 'signed-in',
  summary: 'List the next profiles for you, by the given filters or your own; filters work both ways',
  input: FeedInput,
  output: z.object({ items: z.array(DeckCard), nextLookAt: z.iso.datetime().nullable() }),
  errors: only(DATING_ERRORS, 'dating.no-profile', 'dating.paused'),
  rawJson: true,
})
