/**
 * Every described page of the web app (section 2 of the description). The app navigates behind the hash, so the
 * server sends whoever types one of these without it to `/#…`. A listing is not among them: its address answers with a
 * page of its own, from which the app goes on.
 */
export const APP_PATHS = [
  '/auth',
  '/create-listing',
  '/listings',
  '/rooms-housing',
  '/jobs',
  '/items',
  '/services',
  '/events',
  '/social',
  '/groups/explore',
  '/social/dating/onboarding',
  '/faq',
  '/privacy',
  '/terms',
  '/admin',
  '/manager',
  '/admin/reports',
  '/my-listings',
  '/edit-listing/{id}',
  '/payment',
  '/listing-payment-success',
  '/listing-success',
  '/about',
  '/contact',
  '/account',
  '/account/delete',
  '/messages',
  '/messages/new',
  '/messages/{threadId}',
  '/group/{listingId}',
  '/groups/{id}',
] as const
