import { useSyncExternalStore } from 'react'
import { storeIds } from './store-ids.ts'

const seen = storeIds('seen-listings')

/** Its page was opened on this device. */
export const rememberSeen = seen.add
export const useSeen = (): ReadonlySet<string> => useSyncExternalStore(seen.subscribe, seen.read)
