import { readDataExport as readDataExportOperation } from '#contract/account/exports/read-data-export.ts'
import { requestDataExport as requestDataExportOperation } from '#contract/account/exports/request-data-export.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { readDataExport } from './exports/read-data-export.ts'
import { requestDataExport } from './exports/request-data-export.ts'
import { serveExport } from './exports/serve-export.ts'

export const dataRoutes = (platform: Platform): Route[] => [
  route(readDataExportOperation)((_input, member) => readDataExport(platform, member)),
  route(requestDataExportOperation)((input, member) => requestDataExport(platform, member, input)),
]

export const dataWireRoutes = (platform: Platform): WireRoute[] => [serveExport(platform)]
