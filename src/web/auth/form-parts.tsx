import { Button } from '@heroui/react/button'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** Sends a form once; while it is under way the button says so and does nothing. */
export function SubmitButton({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const t = useTranslations('auth')
  return (
    <Button type="submit" fullWidth size="lg" isDisabled={isPending} aria-busy={isPending}>
      {isPending ? t('busy') : children}
    </Button>
  )
}

/** What went wrong with the whole form, read out when it appears. */
export function FormFailure({ children }: { children: string | null | undefined }) {
  return (
    <div role="alert">
      {children && (
        <p className="flex gap-3 rounded-2xl border border-danger/40 bg-danger/10 p-4 text-sm font-medium">
          <CircleAlert size={20} aria-hidden="true" className="shrink-0 text-danger" />
          {children}
        </p>
      )}
    </div>
  )
}

/** A quiet text button within a form. */
export function TextButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent hover:underline"
    >
      {children}
    </button>
  )
}
