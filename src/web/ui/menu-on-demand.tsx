import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { PlainButton } from './plain-button.tsx'

interface MenuOnDemandProps {
  label: string
  /** What the button shows. */
  face: ReactNode
  /** Fetches the real menu; it starts open and shows the same face. */
  load: () => Promise<{ default: ComponentType }>
}

/** A menu whose code is fetched when somebody reaches for it. `load` must stay the same function. */
export function MenuOnDemand({ label, face, load }: MenuOnDemandProps) {
  const [wanted, setWanted] = useState(false)
  const Menu = useMemo(() => lazy(load), [load])
  const button = (
    <PlainButton
      isIconOnly
      variant="ghost"
      aria-label={label}
      aria-haspopup="menu"
      aria-busy={wanted}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      {face}
    </PlainButton>
  )
  return wanted ? (
    <Suspense fallback={button}>
      <Menu />
    </Suspense>
  ) : (
    button
  )
}
