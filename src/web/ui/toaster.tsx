import { Toast, type ToastContentValue, toast as show } from '@heroui/react/toast'
import { type ComponentProps, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { type Haptic, vibrate } from '#web/platform/device/haptics.ts'
import { useIsWide } from './media-query.ts'
import { placeToasts } from '#web/platform/device/place-toasts.ts'
import { connectToasts, type ToastKind } from '#web/platform/device/toast.ts'

const READING_TIME = 5000
const PLACEMENT = 'top'

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
      placement={PLACEMENT}
      className="top-[var(--toast-top,calc(var(--spacing)*18+var(--connection-line)+env(safe-area-inset-top)))]"
    >
      {OneToast}
    </Toast.Provider>
  )
}

type Queued = ComponentProps<typeof Toast<ToastContentValue>>['toast']

/** As the library draws it, but for the name of its last button, which the library knows in English only. */
const OneToast = ({ toast }: { toast: Queued }) => <ToastLine toast={toast} />

function ToastLine({ toast }: { toast: Queued }) {
  const t = useTranslations('ui')
  const isWide = useIsWide()
  useEffect(() => placeToasts(), [])
  const { title, description, variant, actionProps } = toast.content
  const button = actionProps?.children !== undefined && <Toast.ActionButton {...actionProps} />
  return (
    <Toast toast={toast} placement={PLACEMENT} {...(variant && { variant })}>
      <Toast.Indicator {...(variant && { variant })} />
      <Toast.Content>
        <Toast.Title>{title}</Toast.Title>
        {description !== undefined && <Toast.Description>{description}</Toast.Description>}
        {!isWide && button}
      </Toast.Content>
      {isWide && button}
      <Toast.CloseButton aria-label={t('close')} />
    </Toast>
  )
}
