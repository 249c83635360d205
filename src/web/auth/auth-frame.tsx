import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Tibeb } from '#web/ui/brand/tibeb.tsx'

const REASONS = ['post', 'find', 'belong'] as const

/** One card in the middle of the page; on wide screens with a woven panel that says what an account is for. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto my-2 grid w-full max-w-md overflow-hidden rounded-card bg-surface shadow-card md:my-8 lg:max-w-4xl lg:grid-cols-[5fr_6fr]">
      <span className="block h-6 bg-[#006241] text-[#F2B705] lg:hidden">
        <Tibeb shape="divider" />
      </span>
      <WovenPanel />
      <div className="min-w-0 p-6 md:p-8 lg:p-10">{children}</div>
    </div>
  )
}

function WovenPanel() {
  const t = useTranslations('auth.panel')
  const title = useId()
  return (
    <aside
      aria-labelledby={title}
      className="relative isolate hidden flex-col justify-between overflow-hidden bg-[#006241] p-10 text-white lg:flex"
    >
      <span className="absolute inset-x-0 top-0 block h-6 text-[#F2B705]">
        <Tibeb shape="divider" />
      </span>
      <img src="/favicon.svg" alt="" width={132} height={132} className="mt-8 drop-shadow-2xl" />
      <div className="mt-12">
        <p id={title} className="font-display text-3xl leading-tight font-extrabold">
          {t('title')}
        </p>
        <ul className="mt-5 grid gap-3">
          {REASONS.map((reason) => (
            <li key={reason} className="flex gap-3">
              <span aria-hidden="true" className="mt-2 size-2 shrink-0 rotate-45 bg-[#F2B705]" />
              {t(reason)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
