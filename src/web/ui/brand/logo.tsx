/** The mesob from above with the word mark in both scripts. The drawing is made by scripts/build/draw-icons.ts. */
export function Logo({ size = 36, wordMark = true }: { size?: number; wordMark?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <img src="/favicon.svg" alt={wordMark ? '' : 'Mesob'} width={size} height={size} decoding="sync" />
      {wordMark && (
        <span className="flex flex-col leading-none">
          <span className="font-display text-xl font-extrabold text-foreground" translate="no">
            Mesob
          </span>
          <span className="text-[0.7rem] leading-snug font-semibold text-muted" lang="am" translate="no">
            መሶብ
          </span>
        </span>
      )}
    </span>
  )
}
