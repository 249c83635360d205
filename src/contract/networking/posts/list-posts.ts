import { z } from 'zod'
import { Latitude, Longitude } from '#contract/geo/place.ts'
import { only, operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { text } from '#contract/kit/text.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { AskTopic } from '#contract/networking/people/topic.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { Post, POST_LIMITS } from './post.ts'

/** As far as a city and what lies around it. */
export const NEAR_MILES = 50

export const listPosts = operation({
  name: 'networking.list-posts',
  method: 'GET',
  path: '/api/posts',
  access: 'anyone',
  summary: 'List posts, newest first, or those last saved',
  input: z
    .strictObject({
      tab: z.enum(['newest', 'near', 'network', 'questions', 'saved']).default('newest'),
      /** Words that all have to be there, or one hashtag with its sign; of 'newest' alone. */
      q: text({ max: POST_LIMITS.wordsMax }).default(''),
      /** Of 'questions' alone. */
      topic: AskTopic.optional(),
      /** Of one person. */
      authorId: UserId.optional(),
      /** For 'near': around here, within NEAR_MILES. */
      lat: queryNumber(Latitude.optional()),
      lng: queryNumber(Longitude.optional()),
      limit: queryNumber(z.int().min(1).max(POST_LIMITS.pageSizeMax).default(POST_LIMITS.pageSize)),
      cursor: Cursor.optional(),
    })
    .superRefine(({ tab, q, topic, lat, lng }, context) => {
      if (topic !== undefined && tab !== 'questions')
        context.addIssue({ code: 'custom', message: 'Invalid input', path: ['topic'], input: topic })
      if (q !== '' && tab !== 'newest')
        context.addIssue({ code: 'custom', message: 'Invalid input', path: ['q'], input: q })
      if (tab === 'near' && (lat === undefined || lng === undefined))
        context.addIssue({ code: 'invalid_type', expected: 'nonoptional', path: ['lat'], input: undefined })
    }),
  output: pageOf(Post),
  errors: only(NETWORKING_ERRORS, 'networking.person-not-found'),
  rawJson: true,
})
