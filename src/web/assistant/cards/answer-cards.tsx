import { useTranslations } from 'use-intl'
import type { AssistantCard } from '#contract/assistant/card.ts'
import { EventById } from '#web/groups/events/public.tsx'
import { GroupById } from '#web/groups/card/public.tsx'
import { FaqLink } from '#web/legal/faq/public.tsx'
import { ListingById } from '#web/listings/card/public.tsx'
import { DateCard } from './date-card.tsx'
import { DraftCard } from './draft-card.tsx'
import { SearchCard } from './search-card.tsx'

/** What an answer found. The app reads each by its id as its reader may; what there is not is not shown. */
export function AnswerCards({ cards }: { cards: readonly AssistantCard[] }) {
  const t = useTranslations('assistant.cards')
  return (
    <ul aria-label={t('label')} className="grid w-full grid-cols-[minmax(0,1fr)] gap-2">
      {cards.map((card) => (
        <li key={JSON.stringify(card)} className="empty:hidden">
          <Card card={card} />
        </li>
      ))}
    </ul>
  )
}

function Card({ card }: { card: AssistantCard }) {
  switch (card.kind) {
    case 'listing':
      return <ListingById id={card.id} />
    case 'group':
      return <GroupById id={card.id} />
    case 'event':
      return <EventById id={card.id} />
    case 'faq':
      return <FaqLink id={card.id} />
    case 'date':
      return <DateCard card={card} />
    case 'draft-listing':
      return <DraftCard card={card} />
    case 'save-search':
      return <SearchCard card={card} />
  }
}
