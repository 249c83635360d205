import { Toast, toast as show } from '@heroui/react/toast'
import { useEffect } from 'react'
import { type Haptic, vibrate } from '#web/platform/device/haptics.ts'
import { connectToasts, type ToastKind } from '#web/platform/device/toast.ts'

const READING_TIME = 5000

/** Words in passing are not felt. */
const FELT: Record<ToastKind, Haptic | null> = {
  default: null,
  success: 'success',
  warning: 'warning',
  danger: 'error',
}

/**
 * The region that shows toasts: above, where it hides neither the tabs of a phone nor the buttons of a dialog. Loaded
 * lazily: nothing is said in the first moments.
 */
export function Toaster() {
  useEffect(
    () =>
      connectToasts({
        show: ({ title, description, kind = 'default', action, timeout = READING_TIME }) => {
          const haptic = FELT[kind]
          if (haptic) vibrate(haptic)
          show(title, {
            variant: kind,
            timeout,
            ...(description !== undefined && { description }),
            ...(action && { actionProps: { children: action.label, onPress: action.onPress } }),
          })
        },
        pause: () => show.pauseAll(),
        resume: () => show.resumeAll(),
      }),
    [],
  )
  return (
    <Toast.Provider
      placement="top"
      className="top-[calc(4.5rem+var(--connection-line)+env(safe-area-inset-top))]"
    />
  )
}
