import { readSite } from '#contract/site/read-site.ts'
import type { Platform } from '#server/platform/platform.ts'
import { route, type Route } from '#server/platform/route.ts'
import * as read from './read-site.ts'

export const siteRoutes = (platform: Platform): Route[] => [route(readSite)(() => read.readSite(platform))]
