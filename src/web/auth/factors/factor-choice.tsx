import { Spinner } from '@heroui/react/spinner'
import { ChevronRight, KeyRound, type LucideIcon, MessageSquareText, Smartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { FactorKind } from './factor-policy.ts'

export const FACTOR_ICONS: Record<FactorKind, LucideIcon> = {
  totp: Smartphone,
  phone: MessageSquareText,
  webauthn: KeyRound,
}

interface FactorChoiceProps {
  kinds: readonly FactorKind[]
  /** The one that is being prepared; none can be chosen meanwhile. */
  pending: FactorKind | null
  onChoose: (kind: FactorKind) => void
}

/** The kinds of second step, each with what it takes. */
export function FactorChoice({ kinds, pending, onChoose }: FactorChoiceProps) {
  const t = useTranslations('auth.security.factors')
  return (
    <ul className="divide-y divide-border overflow-hidden rounded-2xl border border-border">
      {kinds.map((kind) => {
        const Icon = FACTOR_ICONS[kind]
        return (
          <li key={kind}>
            <button
              type="button"
              disabled={pending !== null}
              onClick={() => onChoose(kind)}
              className="flex w-full cursor-pointer items-center gap-4 px-4 py-4 text-start hover:bg-default disabled:cursor-default"
            >
              <Icon size={24} aria-hidden="true" className="shrink-0 text-accent" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`kinds.${kind}`)}</span>
                <span className="block text-sm text-muted">{t(`kindTexts.${kind}`)}</span>
              </span>
              {pending === kind ? (
                <Spinner size="sm" />
              ) : (
                <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-muted" />
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
