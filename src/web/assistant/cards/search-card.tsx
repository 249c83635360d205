import { BellPlus, Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AssistantCard } from '#contract/assistant/card.ts'
import {
  ALERT_CHANNELS,
  ALERT_FREQUENCIES,
  AlertChannel,
  AlertFrequency,
} from '#contract/listings/alerts/saved-search.ts'
import { useSaveSearch } from '#web/listings/alerts/public.tsx'
import { useAskToJoin } from '#web/platform/session/ask-to-join.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import { ActionCard } from './action-card.tsx'

type SearchCardOf = Extract<AssistantCard, { kind: 'save-search' }>

/** A search that is saved with its notifications, once its person taps; visitors are led to sign in, and come back to it. */
export function SearchCard({ card: { name, filters, placeId } }: { card: SearchCardOf }) {
  const t = useTranslations('assistant.cards')
  const { user } = useSession()
  const askToJoin = useAskToJoin()
  const errorText = useErrorText()
  const { mutate, isPending, isSuccess } = useSaveSearch()
  const ta = useTranslations('listings.alerts')
  const [channel, setChannel] = useState<AlertChannel>('email')
  const [frequency, setFrequency] = useState<AlertFrequency>('instant')
  const save = () =>
    mutate(
      { name, filters, placeId, channel, frequency },
      {
        onError: (error) =>
          toast({ title: t('searchFailed'), description: errorText(error), kind: 'danger' }),
      },
    )
  const signIn = () => askToJoin('alert')
  return (
    <ActionCard Icon={BellPlus} kind={t('search')} title={name}>
      {user && !isSuccess && (
        <>
          <PlainSelect
            label={ta('channel')}
            value={channel}
            onChange={(value) => setChannel(AlertChannel.parse(value))}
            choices={ALERT_CHANNELS.map((value) => ({ value, label: ta(`channels.${value}`) }))}
          />
          {channel !== 'none' && (
            <PlainSelect
              label={ta('frequency')}
              value={frequency}
              onChange={(value) => setFrequency(AlertFrequency.parse(value))}
              choices={ALERT_FREQUENCIES.map((value) => ({ value, label: ta(`frequencies.${value}`) }))}
            />
          )}
        </>
      )}
      <Button
        className="min-h-11 justify-self-start"
        variant={user ? 'primary' : 'outline'}
        disabled={isPending || isSuccess}
        onClick={user ? save : signIn}
      >
        {isSuccess && <Check size={18} aria-hidden="true" />}
        {t(isSuccess ? 'searchSaved' : user ? 'saveSearch' : 'signIn')}
      </Button>
    </ActionCard>
  )
}
