import { type DeviceSetting, readSetting } from './read-setting.ts'

/** Unless somebody chose, the device says so itself (Save-Data). */
export const LOW_DATA: DeviceSetting = { key: 'low-data', unset: asksToSave }

function asksToSave(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}

/** Smaller pictures, and nothing fetched before it is asked for. */
export const isLowData = (): boolean => readSetting(LOW_DATA)
