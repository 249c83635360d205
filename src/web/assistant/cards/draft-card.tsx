import { PencilLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { AssistantCard } from '#contract/assistant/card.ts'
import { ListingPrice } from '#web/listings/card/public.tsx'
import { useOpenPrefilled } from '#web/listings/posting/public.tsx'
import { Button } from '#web/ui/button.tsx'
import { ActionCard } from './action-card.tsx'

type DraftCardOf = Extract<AssistantCard, { kind: 'draft-listing' }>

/** A listing that was begun together: it opens in the form, where its writer goes on. */
export function DraftCard({ card: { category, fields } }: { card: DraftCardOf }) {
  const t = useTranslations('assistant.cards')
  const tc = useTranslations('listings.category')
  const open = useOpenPrefilled()
  return (
    <ActionCard
      Icon={PencilLine}
      kind={fields.title ? `${t('draft')} · ${tc(category)}` : t('draft')}
      title={fields.title || tc(category)}
    >
      {fields.price && (
        <p className="-mt-2 text-lg font-semibold">
          <ListingPrice price={fields.price} />
        </p>
      )}
      <p className="text-sm text-muted">{t('draftMore')}</p>
      <Button className="min-h-11 justify-self-start" onClick={() => void open({ category, ...fields })}>
        {t('openDraft')}
      </Button>
    </ActionCard>
  )
}
