import { Toast, toast as show } from '@heroui/react/toast'
import { useEffect } from 'react'
import { connectToasts } from '#web/platform/toast.ts'

const READING_TIME = 5000

/** The region that shows toasts. Loaded lazily: nothing is said in the first moments. */
export function Toaster() {
  useEffect(
    () =>
      connectToasts(({ title, description, kind = 'default', action, timeout = READING_TIME }) => {
        show(title, {
          variant: kind,
          timeout,
          ...(description !== undefined && { description }),
          ...(action && { actionProps: { children: action.label, onPress: action.onPress } }),
        })
      }),
    [],
  )
  return (
    <Toast.Provider
      placement="bottom"
      className="bottom-[calc(5.5rem+env(safe-area-inset-bottom))] md:bottom-6"
    />
  )
}
