import type { Match } from '#contract/dating/matches/match.ts'
import { addressOf } from '#contract/media/picture.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { initialsOf } from '#web/ui/avatar.tsx'

/** A match as it is announced. */
export type MatchSummary = Pick<Match, 'id' | 'conversationId' | 'displayName' | 'photo' | 'likedPrompt'>

interface MatchFaceProps {
  match: Pick<Match, 'displayName' | 'photo'>
  /** Pixels. */
  size: number
}

/** The main photo of a match, round. Decoration: the name stands beside it. */
export function MatchFace({ match: { displayName, photo }, size }: MatchFaceProps) {
  const nameOf = usePersonName()
  return (
    <span
      aria-hidden="true"
      className="inline-grid shrink-0 place-content-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-soft-foreground select-none"
      style={{ width: size, height: size, fontSize: size * 0.36 }}
    >
      {photo ? (
        <img
          src={addressOf(photo, 'small', 'webp')}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
        />
      ) : (
        initialsOf(nameOf(displayName))
      )}
    </span>
  )
}
