import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { FAQ_LINKS, type FaqLink } from '#contract/legal/faq/faq.ts'

/** An address of the contract as the router takes it. */
function targetOf(link: FaqLink): { to: string; search: Record<string, string> } {
  const [to = '/', query = ''] = FAQ_LINKS[link].split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}

/** The pages where what an answer speaks of is done. */
export function AnswerLinks({ links }: { links: readonly FaqLink[] }) {
  const t = useTranslations('legal.faq.link')
  return links.map((link) => (
    <Link
      key={link}
      {...targetOf(link)}
      className="flex min-h-11 items-center gap-1.5 font-medium text-accent hover:underline"
    >
      {t(link)}
      <ArrowRight size={16} aria-hidden="true" className="shrink-0" />
    </Link>
  ))
}
