import { Heart } from 'lucide-react'
import { Tibeb } from '#web/ui/brand/tibeb.tsx'
import { MatchFace, type MatchSummary } from './match-face.tsx'

/** The face of a match beside the good news; low, so that the first words to them are in sight as well. */
export function MatchBanner({ match, text }: { match: MatchSummary; text: string }) {
  return (
    <div className="relative flex items-center gap-5 overflow-hidden rounded-card bg-accent-soft px-4 pt-8 pb-4">
      <span className="absolute inset-x-0 top-0 block h-5 text-gold opacity-70">
        <Tibeb shape="divider" />
      </span>
      <span className="relative shrink-0">
        <MatchFace match={match} size={76} />
        <span className="absolute -end-2 -bottom-1 grid size-8 place-content-center rounded-full bg-berbere text-berbere-foreground shadow-card">
          <Heart size={16} fill="currentColor" aria-hidden="true" />
        </span>
      </span>
      <p className="min-w-0 text-lg leading-snug font-semibold text-balance wrap-anywhere text-accent-soft-foreground">
        {text}
      </p>
    </div>
  )
}
