import { useTranslations } from 'use-intl'
import type { AssistantCard } from '#contract/assistant/card.ts'
import { EventById } from '#web/groups/events/public.tsx'
import { GroupById } from '#web/groups/card/public.tsx'
import { FaqLink } from '#web/legal/faq/public.tsx'
import { ListingById } from '#web/listings/card/public.tsx'
import { DateCard } from './date-card.tsx'
import { DraftCard } from './draft-card.tsx'
import { SearchCard } from './search-card.tsx'

const FOUND: readonly AssistantCard['kind'][] = ['listing', 'group', 'event']

/** What an answer found. The app reads each by its id as its reader may; what there is not is not shown. */
export function AnswerCards({ cards }: { cards: readonly AssistantCard[] }) {
  const t = useTranslations('assistant.cards')
  const found = cards.filter(({ kind }) => FOUND.includes(kind))
  const isStrip = found.length > 1
  return (
    <>
      {isStrip && (
        <ul
          aria-label={t('label')}
          className="-mx-4 flex w-[calc(100%+2rem)] snap-x gap-2 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 pb-2"
        >
          {found.map((card) => (
            <li key={JSON.stringify(card)} className="w-[min(18rem,85%)] shrink-0 snap-start empty:hidden">
              <Card card={card} />
            </li>
          ))}
        </ul>
      )}
      <ul
        aria-label={isStrip ? t('further') : t('label')}
        className="grid w-full grid-cols-[minmax(0,1fr)] gap-2 empty:hidden"
      >
        {cards
          .filter((card) => !isStrip || !found.includes(card))
          .map((card) => (
            <li key={JSON.stringify(card)} className="empty:hidden">
              <Card card={card} />
            </li>
          ))}
      </ul>
    </>
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
