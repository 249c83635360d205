const GREEN = '#006241'
const GOLD = '#F2B705'
const BERBERE = '#B3261E'
const COTTON = '#FAF7F2'

/** Two who talk, with the woven border between their words. Decoration only. */
export function MessagesIllustration() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 240 168" className="h-40 w-auto">
      <ellipse cx="120" cy="156" rx="76" ry="7" className="fill-current opacity-10" />
      <path
        d="M40 14h92a20 20 0 0 1 20 20v36a20 20 0 0 1-20 20H78l-24 22 3-22H40a20 20 0 0 1-20-20V34a20 20 0 0 1 20-20Z"
        fill={GREEN}
      />
      <path d="M40 38h58M40 54h78" stroke={COTTON} strokeWidth="6" strokeLinecap="round" opacity="0.9" />
      <path d="m120 31 7 7-7 7-7-7Z" fill={GOLD} />
      <path
        d="M118 62h82a20 20 0 0 1 20 20v32a20 20 0 0 1-20 20h-14l3 20-23-20h-48a20 20 0 0 1-20-20V82a20 20 0 0 1 20-20Z"
        fill={GOLD}
        stroke="var(--surface)"
        strokeWidth="5"
      />
      <g fill="none" stroke={GREEN} strokeWidth="3">
        {[126, 159, 192].map((x) => (
          <path key={x} d={`M${x} 82l16 16-16 16-16-16Z`} />
        ))}
      </g>
      <g fill={BERBERE}>
        {[126, 159, 192].map((x) => (
          <path key={x} d={`M${x} 91l7 7-7 7-7-7Z`} />
        ))}
      </g>
    </svg>
  )
}
