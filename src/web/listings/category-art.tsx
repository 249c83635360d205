import type { ReactNode } from 'react'
import type { Category } from '#contract/listings/category.ts'

const GREEN = '#006241'
const GOLD = '#F2B705'
const BERBERE = '#B3261E'
const INK = '#1C1815'
const COTTON = '#FAF7F2'

const GROUND: Record<Category | 'all', string> = {
  all: '#E9DFC9',
  rooms_housing: '#DCE8DD',
  jobs: '#F3E6C3',
  items: '#F1DAD3',
  services: '#DDE3EA',
  events: '#EADCE6',
}

const DRAWINGS: Record<Category | 'all', ReactNode> = {
  all: (
    <>
      <ellipse cx="80" cy="84" rx="40" ry="12" fill={GREEN} />
      <path d="M40 84c2-34 18-50 40-52 22 2 38 18 40 52Z" fill={GOLD} />
      <path d="M46 66h68M52 54h56M62 43h36" stroke={GREEN} strokeWidth="4" />
      <path d="m80 58 7 8-7 8-7-8Zm-20 0 7 8-7 8-7-8Zm40 0 7 8-7 8-7-8Z" fill={BERBERE} />
      <circle cx="80" cy="28" r="6" fill={BERBERE} />
    </>
  ),
  rooms_housing: (
    <>
      <path d="M40 56 80 26l40 30v40H40Z" fill={COTTON} />
      <path d="M32 60 80 24l48 36" fill="none" stroke={GREEN} strokeWidth="7" strokeLinejoin="round" />
      <path d="M70 96V70h20v26Z" fill={BERBERE} />
      <path d="M48 66h14v12H48Zm50 0h14v12H98Z" fill={GOLD} />
      <path d="m80 40 6 6-6 6-6-6Z" fill={GOLD} />
    </>
  ),
  jobs: (
    <>
      <rect x="38" y="44" width="84" height="52" rx="8" fill={GREEN} />
      <path d="M64 44v-8a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v8" fill="none" stroke={INK} strokeWidth="6" />
      <path d="M38 66h84" stroke={COTTON} strokeWidth="3" />
      <path d="m80 58 8 9-8 9-8-9Z" fill={GOLD} />
    </>
  ),
  items: (
    <>
      <path
        d="M62 92c-14-2-22-14-18-28 3-10 12-14 20-16l2-16h26l2 16c8 2 17 6 20 16 4 14-4 26-18 28Z"
        fill={INK}
      />
      <path d="M66 32h26" stroke={GOLD} strokeWidth="5" strokeLinecap="round" />
      <path d="M112 56c14-4 18-12 16-20" fill="none" stroke={INK} strokeWidth="6" strokeLinecap="round" />
      <path d="m79 56 8 9-8 9-8-9Zm-20 4 5 6-5 6-5-6Zm40 0 5 6-5 6-5-6Z" fill={GOLD} />
    </>
  ),
  services: (
    <>
      <path
        d="M58 34a16 16 0 0 0 20 20l32 32a8 8 0 0 0 11-11L89 43a16 16 0 0 0-20-20l9 9-8 9Z"
        fill={GREEN}
      />
      <path d="M44 92 76 60" stroke={BERBERE} strokeWidth="10" strokeLinecap="round" />
      <path d="m92 34 12-10 10 10-10 12Z" fill={GOLD} />
    </>
  ),
  events: (
    <>
      <path d="M56 32h48l-7 28H63Z" fill={BERBERE} />
      <path d="M63 60h34l7 36H56Z" fill={BERBERE} />
      <path d="M56 32h48M58 92h44M63 60h34" stroke={GOLD} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M62 36 68 58M98 36l-6 22M66 64l-5 24m33-24 5 24M80 36v22m0 6v24"
        stroke={COTTON}
        strokeWidth="2"
      />
      <path d="m118 36 3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z" fill={GREEN} />
    </>
  ),
}

interface CategoryArtProps {
  category: Category | 'all'
  /** The whole drawing on a broad ground, instead of filling the frame with a part of it. */
  isWhole?: boolean
  className?: string
}

/** The woven edge, long enough for a banner around the drawing. */
const EDGE = { x: -640, steps: 90 }
const edge = (y: number, height: number) => `M${EDGE.x} ${y}${`l8 ${height} 8 ${-height}`.repeat(EDGE.steps)}`

/** The drawing that stands for a category where there is no photo. Decoration: the words beside it name it. */
export function CategoryArt({ category, isWhole = false, className = '' }: CategoryArtProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 160 120"
      preserveAspectRatio={isWhole ? 'xMidYMid meet' : 'xMidYMid slice'}
      className={`block size-full ${className}`}
      data-category={category}
    >
      <rect x={EDGE.x} width="1440" height="120" fill={GROUND[category]} />
      <g fill="none" stroke={INK} strokeOpacity="0.12" strokeWidth="1">
        <path d={edge(112, -8)} />
        <path d={edge(8, 8)} />
      </g>
      {DRAWINGS[category]}
    </svg>
  )
}
