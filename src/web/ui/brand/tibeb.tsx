import { useId } from 'react'

interface TibebProps {
  /** A thin border across, or a square patch for a corner. */
  shape: 'divider' | 'corner'
  className?: string
}

/** Tibeb, the woven border of a dress: nested diamonds and crosses. Decoration only; draws in currentColor. */
export function Tibeb({ shape, className = '' }: TibebProps) {
  const pattern = useId()
  const size = shape === 'divider' ? { width: '100%', height: 24 } : { width: '100%', height: '100%' }
  return (
    <svg aria-hidden="true" focusable="false" className={className} {...size}>
      <defs>
        <pattern id={pattern} width="48" height="24" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M12 1 23 12 12 23 1 12Z" />
            <path d="M12 6.5 17.5 12 12 17.5 6.5 12Z" />
            <path d="M36 4v16M28 12h16" />
            <path d="M31 7l10 10M41 7 31 17" strokeWidth="0.75" />
          </g>
          <path d="M12 9.5 14.5 12 12 14.5 9.5 12Z" fill="currentColor" />
          <path d="M24 10l2 2-2 2-2-2ZM0 10l2 2-2 2ZM48 10l-2 2 2 2Z" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  )
}
