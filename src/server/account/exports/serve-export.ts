import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { isGranted } from './export-link-policy.ts'
import { findAvailable } from './export-store.ts'
import { exportKey } from './export-view.ts'

type Deps = Pick<Platform, 'db' | 'storage' | 'config' | 'clock'>

/** GET /exports/{exportId}/mesob-data.zip?until=&signature=: a download sends no token, so the address grants it. */
export const serveExport = ({ db, storage, config, clock }: Deps): WireRoute => ({
  name: 'account.read-export-file',
  method: 'GET',
  path: '/exports/{exportId}/mesob-data.zip',
  readsOnly: true,
  access: 'whoever was given the address',
  limit: { points: 30, seconds: 60 },
  summary: 'Read the file of a copy of personal data',
  query: { until: 'Until when', signature: 'Of both and the file' },
  answers: { 200: ['application/zip'] },
  async run({ params, query }) {
    const id = params['exportId'] ?? ''
    // wrong, over, not there and gone are alike
    if (
      !isGranted(id, { until: query['until'], signature: query['signature'] }, config.secretKey, clock.now())
    )
      throw new AppError('request.unknown-route')
    const row = await findAvailable(db, id)
    const file = row && (await storage.getStream(exportKey(id)))
    if (!file) throw new AppError('request.unknown-route')
    return {
      status: 200,
      body: file,
      headers: {
        'content-type': 'application/zip',
        'content-length': String(row.bytes),
        'content-disposition': 'attachment; filename="mesob-data.zip"',
        'x-content-type-options': 'nosniff',
      },
    }
  },
})
