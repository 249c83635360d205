import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { LoadFailure } from '#web/ui/states/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'

interface MenuOnDemandProps {
  label: string
  /** What the button shows. */
  face: ReactNode
  /** Begins to fetch the menu: somebody is reaching for it. */
  preload: () => void
  /** The real menu, by lazy(); it starts open and shows the same face. */
  Menu: ComponentType
}

/** A menu whose code is fetched when somebody reaches for it. */
export function MenuOnDemand({ label, face, preload, Menu }: MenuOnDemandProps) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <Button
      isIconOnly
      variant="ghost"
      className="w-auto min-w-11 px-1"
      aria-label={label}
      aria-haspopup="menu"
      aria-busy={wanted}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      {face}
    </Button>
  )
  return wanted ? (
    <ErrorBoundary
      fallback={
        <>
          <LoadFailure />
          {button}
        </>
      }
    >
      <Suspense fallback={button}>
        <Menu />
      </Suspense>
    </ErrorBoundary>
  ) : (
    button
  )
}
