import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'

/** An address of the contract as the router takes it. */
function targetOf(address: string): { to: string; search: Record<string, string> } {
  const [to = '/', query = ''] = address.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}

/** A page where what a text speaks of is done. */
export function PageLink({ address, text }: { address: string; text: string }) {
  return (
    <Link
      {...targetOf(address)}
      className="flex min-h-11 items-center gap-1.5 font-medium text-accent hover:underline"
    >
      {text}
      <ArrowRight size={16} aria-hidden="true" className="shrink-0" />
    </Link>
  )
}
