import { reportListing as reportListingOperation } from '#contract/listings/reports/report-listing.ts'
import { reportPhoto as reportPhotoOperation } from '#contract/listings/reports/report-photo.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { reportListing } from './report-listing.ts'
import { reportPhoto } from './report-photo.ts'

export const reportRoutes = (platform: Platform): Route[] => [
  route(reportListingOperation)((input, member) => reportListing(platform, member, input)),
  route(reportPhotoOperation)((input, member) => reportPhoto(platform, member, input)),
]
