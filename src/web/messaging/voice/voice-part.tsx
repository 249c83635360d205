import { type ComponentProps, lazy, Suspense } from 'react'

const VoicePlayer = lazy(() =>
  import('./voice-player.tsx').then((module) => ({ default: module.VoicePlayer })),
)

/** A recording to listen to. The player comes with the first one; what room it takes is there before it. */
export function VoicePart(props: ComponentProps<typeof VoicePlayer>) {
  return (
    <div className="min-h-15 w-[min(16.5rem,68vw)]">
      <Suspense>
        <VoicePlayer {...props} />
      </Suspense>
    </div>
  )
}
