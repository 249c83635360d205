// one file for those who open any of them: each by itself would be a line more in the first load
export { OwnDecisions } from '#web/moderation/own/public.tsx'
export { OrdersSection } from '#web/payments/public.tsx'
export { OwnReviews } from '#web/reviews/own/public.tsx'
export { OwnReports } from '#web/safety/public.tsx'
export { VerificationSection } from './verification-section.tsx'
export { DataSection } from './exports/data-section.tsx'
