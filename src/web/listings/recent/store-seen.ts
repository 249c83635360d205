import { storeIds } from './store-ids.ts'

/** Their pages were opened on this device. */
export const { add: rememberSeen, use: useSeen } = storeIds('seen-listings')
