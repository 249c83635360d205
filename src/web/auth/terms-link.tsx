import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** In a tab of its own: what has been typed stays. */
export const linkTo = (to: '/terms' | '/privacy') => (words: ReactNode) => (
  <Link to={to} target="_blank" className="font-semibold text-accent underline">
    {words}
  </Link>
)
