/** A feature as somebody would add it: one operation, one table, one page. Paths and texts of its own files. */
export const OWN_FILES: Readonly<Record<string, string>> = {
  'migrations/9999-toys.sql':
    'create table toy (id uuid primary key, owner_id uuid not null references profile (user_id));\n',
  'src/contract/toys/toy.ts': `import { z } from 'zod'

export const Toy = z.object({ id: z.uuid() })
export type Toy = z.infer<typeof Toy>
`,
  'src/contract/toys/toy-errors.ts': `export const TOY_ERRORS = { 'toys.broken': 409 } as const\n`,
  'src/contract/toys/list-toys.ts': `import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Toy } from './toy.ts'
import { TOY_ERRORS } from './toy-errors.ts'

export const listToys = operation({
  name: 'toys.list-toys',
  method: 'GET',
  path: '/api/toys',
  access: 'signed-in',
  limit: { points: 60, seconds: 60 },
  summary: 'List your toys',
  input: z.strictObject({}),
  output: z.object({ items: z.array(Toy) }),
  errors: only(TOY_ERRORS, 'toys.broken'),
})
`,
  'src/server/toys/toy-store.ts': `import type { Database } from '#server/platform/database/transactions.ts'

export const findToysOf = (db: Database, ownerId: string): Promise<{ id: string }[]> =>
  db.selectFrom('toy').select('id').where('owner_id', '=', ownerId).execute()
`,
  'src/server/toys/list-toys.ts': `import type { Toy } from '#contract/toys/toy.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findToysOf } from './toy-store.ts'

export async function listToys(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ items: Toy[] }> {
  return { items: await findToysOf(db, userId) }
}
`,
  'src/server/toys/routes.ts': `import { listToys as listToysOperation } from '#contract/toys/list-toys.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { listToys } from './list-toys.ts'

export const toyRoutes = (platform: Platform): Route[] => [
  route(listToysOperation)((_input, member) => listToys(platform, member)),
]
`,
  'src/server/toys/public.ts': `import type { PersonalData } from '#server/platform/personal-data.ts'

export const personalData: PersonalData = {
  feature: 'toys',
  tables: ['public.toy'],
  export: async () => ({ 'public.toy': [] }),
  purge: async () => {},
}
`,
  'src/web/toys/load-toys.ts': `import { useQuery } from '@tanstack/react-query'
import { listToys } from '#contract/toys/list-toys.ts'
import { api } from '#web/platform/call/api.ts'

export const useToys = () => useQuery(api(listToys).queryOptions({}))
`,
  'src/web/toys/toys-page.tsx': `import { useTranslations } from 'use-intl'
import { useToys } from './load-toys.ts'

export function ToysPage() {
  const t = useTranslations('toys')
  return <h1>{t('title', { count: useToys().data?.items.length ?? 0 })}</h1>
}
`,
  'src/web/toys/messages.en.ts': `export const toysEn = { title: '{count, plural, one {# toy} other {# toys}}' } as const\n`,
  'src/web/toys/messages.am.ts': `import type { Words } from '#web/platform/language/words.ts'
import type { toysEn } from './messages.en.ts'

export const toysAm: Words<typeof toysEn> = {
  title: '{count, plural, one {# መጫወቻ} other {# መጫወቻዎች}}',
}
`,
}

/** What it changes elsewhere: each file with a text to find and what stands there afterwards. */
export const SHARED_CHANGES: Readonly<Record<string, readonly [from: string, to: string][]>> = {
  'scripts/check/boundary-rules.ts': [["  ['listings'],", "  ['listings'],\n  ['toys'],"]],
  'scripts/check/table-owners.ts': [
    ['export const TABLE_OWNERS: Readonly<Record<string, readonly string[]>> = {', "$&\n  toys: ['toy'],"],
  ],
  'src/contract/error-codes.ts': [
    ['import { SAFETY_ERRORS }', "import { TOY_ERRORS } from './toys/toy-errors.ts'\n$&"],
    ['  ...SAFETY_ERRORS,', '$&\n  ...TOY_ERRORS,'],
  ],
  'src/contract/later-error-messages.en.ts': [
    ["  'safety.own-subject':", "  'toys.broken': 'This toy is broken.',\n$&"],
  ],
  'src/contract/later-error-messages.am.ts': [
    ["  'safety.own-subject':", "  'toys.broken': 'ይህ መጫወቻ ተሰብሯል።',\n$&"],
  ],
  'src/server/platform/database/schema.ts': [
    [
      'export interface DB {',
      'export interface Toy {\n  id: string\n  owner_id: string\n}\n\n$&\n  toy: Toy',
    ],
  ],
  'src/server/app/routes.ts': [
    ['import { siteRoutes }', "import { toyRoutes } from '#server/toys/routes.ts'\n$&"],
    ['  ...siteRoutes(platform),', '$&\n  ...toyRoutes(platform),'],
  ],
  'src/server/app/personal-data.ts': [
    ['import type { PersonalData }', "import { personalData as toysData } from '#server/toys/public.ts'\n$&"],
    ['  groupsData,\n', '  toysData,\n$&'],
  ],
  'src/web/app/pages.ts': [["  page('/about',", "  page('/toys', { file: 'toys/toys-page.tsx' }),\n$&"]],
  'src/web/app/trial/ti.json': [
    ['\n  "words": {', '$&\n    "toys": { "title": "{count, plural, one {# መጻወቲ} other {# መጻወቲታት}}" },'],
    ['\n  "errors": {', '$&\n    "toys.broken": "እዚ መጻወቲ ተሰቢሩ።",'],
  ],
  'src/web/app/trial/om.json': [
    ['\n  "words": {', '$&\n    "toys": { "title": "{count, plural, other {meeshaa taphaa #}}" },'],
    ['\n  "errors": {', '$&\n    "toys.broken": "Meeshaan taphaa kun cabeera.",'],
  ],
  'src/web/app/catalogue.en.ts': [
    ['import { safetyEn }', "import { toysEn } from '#web/toys/messages.en.ts'\n$&"],
    ['  safety: safetyEn,', '$&\n  toys: toysEn,'],
  ],
  'src/web/app/catalogue.am.ts': [
    ['import { safetyAm }', "import { toysAm } from '#web/toys/messages.am.ts'\n$&"],
    ['  safety: safetyAm,', '$&\n  toys: toysAm,'],
  ],
}
