import { useSyncExternalStore } from 'react'
import { storeIds } from './store-ids.ts'

const hidden = storeIds('hidden-listings')

/** Not wanted in lists on this device. */
export const hideListing = hidden.add
export const unhideListing = hidden.remove
export const useHidden = (): ReadonlySet<string> => useSyncExternalStore(hidden.subscribe, hidden.read)

/** Side by side: more than these are no comparison on a screen. */
export const COMPARED_MOST = 4
const compared = storeIds('compared-listings', COMPARED_MOST)
export const compareListing = compared.add
export const uncompareListing = compared.remove
export const clearCompared = compared.clear
export const useCompared = (): ReadonlySet<string> => useSyncExternalStore(compared.subscribe, compared.read)
