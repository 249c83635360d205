import { storeIds } from './store-ids.ts'

/** Not wanted in lists on this device. */
export const { add: hideListing, remove: unhideListing, use: useHidden } = storeIds('hidden-listings')
