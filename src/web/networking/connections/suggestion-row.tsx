import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { Suggestion } from '#contract/networking/connections/connection.ts'
import type { ConnectionState } from '#contract/networking/people/person.ts'
import { PersonFace } from '#web/networking/people/person-face.tsx'
import { ConnectButton } from './connect-button.tsx'
import { useReasonText } from './write-reason.ts'

/** Somebody one may know, with the reason, and what became of it. */
export function SuggestionRow({ suggestion: { person, reason } }: { suggestion: Suggestion }) {
  const say = useReasonText()
  const [state, setState] = useState<ConnectionState>('none')
  return (
    <div className="flex h-full flex-col gap-2">
      <PersonFace person={person}>
        <p lang="" className="mt-1 flex items-start gap-1.5 text-sm text-accent">
          <Sparkles size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{say(reason)}</span>
        </p>
      </PersonFace>
      <div className="mt-auto ps-15">
        <ConnectButton person={person} state={state} onChange={setState} />
      </div>
    </div>
  )
}
