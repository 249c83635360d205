import { useMutation } from '@tanstack/react-query'
import { reportListing } from '#contract/listings/reports/report-listing.ts'
import { reportPhoto } from '#contract/listings/reports/report-photo.ts'
import { api } from '#web/platform/call/api.ts'

export const useReportListing = () => useMutation(api(reportListing).mutationOptions())
export const useReportPhoto = () => useMutation(api(reportPhoto).mutationOptions())
