import { useTranslations } from 'use-intl'
import { FAQ_LINKS, type FaqLink } from '#contract/legal/faq/faq.ts'
import { PageLink } from '#web/legal/page-link.tsx'

/** The pages where what an answer speaks of is done. */
export function AnswerLinks({ links }: { links: readonly FaqLink[] }) {
  const t = useTranslations('legal.faq.link')
  return links.map((link) => <PageLink key={link} address={FAQ_LINKS[link]} text={t(link)} />)
}
