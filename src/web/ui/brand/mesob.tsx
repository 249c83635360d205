const GREEN = '#006241'
const GOLD = '#F2B705'
const STRAW = '#D9A003'
const BERBERE = '#B3261E'
const COTTON = '#FAF7F2'

/** The basket from the side, covered or open and empty. Decoration only. */
export function Mesob({ lid }: { lid: 'on' | 'off' }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="-8 0 224 170" className="h-40 w-auto">
      <ellipse cx="104" cy="158" rx="58" ry="7" className="fill-current opacity-10" />
      {lid === 'off' && (
        <g transform="translate(162 142) rotate(38) scale(0.72)">
          <Lid />
        </g>
      )}
      <Foot />
      <ellipse cx="104" cy="96" rx="72" ry="20" fill={STRAW} />
      <ellipse cx="104" cy="91" rx="72" ry="20" fill={GOLD} />
      <ellipse cx="104" cy="90" rx="61" ry="15" fill={GREEN} />
      <ellipse cx="104" cy="89" rx="51" ry="11.5" fill={COTTON} />
      {lid === 'off' && (
        <ellipse cx="104" cy="90" rx="26" ry="5.5" fill="none" stroke="#E2D9CB" strokeWidth="1.5" />
      )}
      {lid === 'on' && (
        <g transform="translate(104 88)">
          <Lid />
        </g>
      )}
    </svg>
  )
}

/** Its rim is centred at 0,0. */
const Lid = () => (
  <>
    <path d="M-60 0C-58-44-34-64 0-68 34-64 58-44 60 0Z" fill={GOLD} />
    <ellipse rx="60" ry="13" fill={GOLD} />
    <path d="M-58-14C-30-4 30-4 58-14M-47-38C-24-30 24-30 47-38M-27-58c14 5 40 5 54 0" {...BAND} />
    <path d="m0-33 8 10-8 10-8-10Zm-28-2 7 10-7 8-7-10Zm56 0 7 8-7 10-7-8Z" fill={BERBERE} />
    <circle cy="-71" r="7" fill={BERBERE} />
  </>
)

const Foot = () => (
  <>
    <path d="M80 100c0 20-10 34-20 52 16 8 72 8 88 0-10-18-20-32-20-52Z" fill={STRAW} />
    <path d="M70 136c18 7 50 7 68 0M64 147c20 7 60 7 80 0" {...BAND} />
    <path d="m104 116 6 8-6 8-6-8Zm-17 2 4 7-5 6-4-7Zm34 0 5 6-4 7-5-6Z" fill={BERBERE} />
  </>
)

const BAND = { fill: 'none', stroke: GREEN, strokeWidth: 4, strokeLinecap: 'round' } as const
