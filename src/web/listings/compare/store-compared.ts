import { storeIds } from '#web/listings/recent/store-ids.ts'

/** Side by side: more than these are no comparison on a screen. */
export const COMPARED_MOST = 4

export const {
  add: compareListing,
  remove: uncompareListing,
  clear: clearCompared,
  use: useCompared,
} = storeIds('compared-listings', COMPARED_MOST)
