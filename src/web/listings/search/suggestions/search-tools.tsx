import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'
import { VoiceButton } from './voice-button.tsx'

interface SearchToolsProps {
  isEmpty: boolean
  onWords: (text: string) => void
  onSpoken: () => void
}

/** What helps to write search words; it comes after the field. */
export function SearchTools(props: SearchToolsProps) {
  return (
    <>
      <GeezToggle className="end-1 top-0.5" />
      <VoiceButton {...props} />
    </>
  )
}
