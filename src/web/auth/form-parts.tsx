import { Button } from '#web/ui/button.tsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

/** What a view is about. It takes the focus when the view opens, so that screen readers begin there. */
export function ViewHeading({ title, lead }: { title: string; lead: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className="mb-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold">
        {title}
      </h1>
      <p className="mt-2 text-muted">{lead}</p>
    </header>
  )
}

/** Sends a form once; while it is under way the button says so and does nothing. */
export function SubmitButton({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const t = useTranslations('auth')
  return (
    <Button type="submit" fullWidth size="lg" className="min-h-12" isPending={isPending}>
      {isPending ? t('busy') : children}
    </Button>
  )
}

/** What went wrong with the whole form, read out when it appears. It takes no room in a form while empty. */
export function FormFailure({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:absolute">
      {children && (
        <p className="flex gap-3 rounded-2xl border border-danger/40 bg-danger/10 p-4 text-sm font-medium">
          <CircleAlert size={20} aria-hidden="true" className="shrink-0 text-danger" />
          {children}
        </p>
      )}
    </div>
  )
}

interface MainButtonProps {
  onPress: () => void
  isPending?: boolean
  children: ReactNode
}

/** The one thing to do in a view without a form. */
export function MainButton({ onPress, isPending = false, children }: MainButtonProps) {
  const t = useTranslations('auth')
  return (
    <Button fullWidth size="lg" className="min-h-12" isPending={isPending} onClick={onPress}>
      {isPending ? t('busy') : children}
    </Button>
  )
}

interface TextButtonProps {
  onPress: () => void
  /** Belongs to the field above it: as small as what stands there, and in line with it. */
  isQuiet?: boolean
  children: ReactNode
}

/** A text button within a form. */
export function TextButton({ onPress, isQuiet = false, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`inline-flex min-h-11 cursor-pointer items-center rounded-lg px-2 font-semibold text-accent hover:underline ${
        isQuiet ? '-ms-1 text-sm' : ''
      }`}
    >
      {children}
    </button>
  )
}
