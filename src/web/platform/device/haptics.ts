import { type DeviceSetting, readSetting } from './read-setting.ts'
import { nativePlugins } from './native-shell.ts'

/** On unless it was switched off here. */
export const HAPTICS: DeviceSetting = { key: 'haptics', unset: () => true }

/**
 * Milliseconds of vibration, pause, vibration … success rises, a warning
 * knocks twice, an error three times.
 */
export const HAPTIC_PATTERNS = {
  light: [10],
  medium: [20],
  heavy: [30],
  selection: [5],
  success: [10, 40, 20],
  warning: [20, 60, 20],
  error: [30, 50, 30, 50, 30],
} as const
export type Haptic = keyof typeof HAPTIC_PATTERNS

/** Lets the device be felt, where it can, where it was not switched off, and where nobody asked for less motion. */
export function vibrate(haptic: Haptic): void {
  if (!readSetting(HAPTICS) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const native = nativeHaptics()
  if (native) return native(haptic)
  // Safari has none, and others refuse it before the first tap and complain: both are no fault
  if ('vibrate' in navigator && wasTouched()) navigator.vibrate([...HAPTIC_PATTERNS[haptic]])
}

/** Browsers that do not tell are asked. */
const wasTouched = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive

/** Null in a browser. */
function nativeHaptics(): ((haptic: Haptic) => void) | null {
  const haptics = nativePlugins()?.Haptics
  if (!haptics) return null
  const feel = (haptic: Haptic): Promise<void> => {
    switch (haptic) {
      case 'light':
        return haptics.impact({ style: 'LIGHT' })
      case 'medium':
        return haptics.impact({ style: 'MEDIUM' })
      case 'heavy':
        return haptics.impact({ style: 'HEAVY' })
      case 'selection':
        return haptics.selectionChanged()
      case 'success':
        return haptics.notification({ type: 'SUCCESS' })
      case 'warning':
        return haptics.notification({ type: 'WARNING' })
      case 'error':
        return haptics.notification({ type: 'ERROR' })
    }
  }
  return (haptic) => void feel(haptic).catch((error: unknown) => console.warn('haptics', error))
}
