import { describe, expect, test } from 'vitest'
import { RULES } from './boundary-rules.ts'
import { checkBoundaries } from './check-boundaries.ts'

const check = (path: string, text: string) => checkBoundaries([{ path, text }]).problems

/** One import that must be refused, by the rule that refuses it. */
const REFUSED: [rule: string, path: string, text: string][] = [
  ['sides', 'src/contract/geo/place.ts', "import { readPlace } from '#server/geo/public.ts'"],
  ['sides', 'src/server/geo/read-place.ts', "import { words } from '#web/geo/public.tsx'"],
  ['sides', 'src/web/geo/read-place.ts', "import type { DB } from '#server/geo/public.ts'"],
  ['sides', 'src/server/geo/read-place.ts', "import { ROOT } from '../../../scripts/repository.ts'"],
  ['layers', 'src/server/platform/mail/mail.ts', "import { send } from '#server/auth/public.ts'"],
  ['layers', 'src/web/ui/states/empty-state.tsx', "export * from '#web/listings/public.tsx'"],
  ['layers', 'src/contract/kit/paging.ts', "import { ListingId } from '#contract/listings/listing.ts'"],
  ['layers', 'src/server/auth/sign-in.ts', "import { routes } from '#server/app/routes.ts'"],
  ['layers', 'src/server/auth/sign-in.ts', "import { freshWorld } from '#server/testing/world.ts'"],
  ['kit-alone', 'src/contract/kit/paging.ts', "import { Place } from '#contract/geo/place.ts'"],
  ['feature-order', 'src/server/auth/sign-in.ts', "import { x } from '#server/profiles/public.ts'"],
  ['feature-order', 'src/server/groups/join.ts', "import { x } from '#server/networking/public.ts'"],
  [
    'feature-order',
    'src/contract/listings/listing.ts',
    "import { x } from '#contract/dating/profile/profile.ts'",
  ],
  ['feature-door', 'src/server/listings/publish.ts', "import { x } from '#server/media/media-store.ts'"],
  ['feature-door', 'src/web/listings/card.tsx', "const load = () => import('#web/geo/city-box.tsx')"],
  ['demo-on-demand', 'src/server/app/main.ts', "import { loadDemoData } from '#demo/load-demo-data.ts'"],
  ['demo-on-demand', 'src/server/auth/sign-in.ts', "const load = () => import('#demo/load-demo-data.ts')"],
  ['demo-below-app', 'demo/write-people.ts', "import { main } from '#server/app/main.ts'"],
  ['feature-named', 'src/web/weather/weather-page.tsx', "import { useState } from 'react'"],
  ['no-parent-path', 'src/web/auth/auth-page.tsx', "import { call } from '../platform/call.ts'"],
  ['one-button', 'src/web/auth/auth-page.tsx', "import { Button } from '@heroui/react/button'"],
  ['tests-are-leaves', 'src/server/auth/sign-in.ts', "import { sara } from './sign-up.test.ts'"],
  ['Fastify', 'src/server/auth/routes.ts', "import fastify from 'fastify'"],
  ['database', 'src/server/listings/publish-listing.ts', "type Sql = import('kysely').Sql"],
  ['@orpc', 'src/server/listings/routes.ts', "import { os } from '@orpc/server'"],
  ['React', 'src/server/listings/share-page.ts', "import { createElement } from 'react'"],
  ['stands on zod', 'src/contract/listings/listing.ts', "import { readFileSync } from 'node:fs'"],
  ['no Node modules', 'src/web/platform/call/call.ts', "import { join } from 'node:path'"],
]

describe('an import that crosses a boundary', () => {
  test.each(REFUSED)('%s: %s with %s', (rule, path, text) => {
    expect(check(path, text).join('\n')).toContain(rule)
  })

  test('every rule has an import that it refuses', () => {
    const shown = REFUSED.map(([rule]) => rule)
    expect(RULES.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([])
  })
})

test('a circle of imports is refused, type imports included', () => {
  const files = [
    { path: 'src/web/geo/place-box.tsx', text: "import { places } from './find-places.ts'" },
    { path: 'src/web/geo/find-places.ts', text: "import type { Box } from './place-box.tsx'" },
  ]
  expect(checkBoundaries(files).problems).toEqual([expect.stringContaining('a circle of imports')])
})

test.each([
  ['src/contract/listings/listing.ts', "import { Picture } from '#contract/media/picture.ts'"],
  ['src/server/platform/caller.ts', "import type { UserId } from '#contract/profiles/profile.ts'"],
  ['src/server/listings/publish-listing.ts', "import { placeOf } from '#server/geo/public.ts'"],
  ['src/server/listings/listing-store.ts', "import { sql } from 'kysely'"],
  ['src/server/app/routes.ts', "import { listingRoutes } from '#server/listings/routes.ts'"],
  ['src/server/auth/sign-up.test.ts', "import { freshWorld } from '#server/testing/world.ts'"],
  ['src/server/app/main.ts', "const load = () => import('#demo/load-demo-data.ts')"],
  ['demo/write-people.ts', "import { insert } from '#server/auth/person-store.ts'"],
  ['src/web/app/router.tsx', "const page = () => import('#web/listings/listings-page.tsx')"],
  ['src/web/listings/listing-card.tsx', "import { Avatar } from '#web/profiles/public.tsx'"],
])('allowed: %s with %s', (path, text) => {
  expect(check(path, text)).toEqual([])
})

test.each([
  ['src/server/platform/limits/rate-limit.ts', `const budgets = { 'groups.join-group': 10 }`],
  ['src/server/platform/events.ts', 'emit(`messaging.group-chat-left`)'],
  ['src/contract/kit/errors.ts', `'dating.not-found': 404`],
  ['src/web/platform/offline/outbox.ts', `lane('listings.save-favorite')`],
  ['src/web/ui/sheet.tsx', `useCall('networking.create-post')`],
])('%s may not name a feature: %s', (path, text) => {
  expect(check(path, text).join()).toContain('(layers: kit, platform and ui know no feature)')
})

test('features name each other, and every layer the codes of the kit', () => {
  expect(check('src/server/groups/join-group.ts', `'messaging.group-chat-left'`)).toEqual([])
  expect(check('src/server/platform/live/live.ts', `new Error('auth.signed-out')`)).toEqual([])
})
