import { Button } from '#web/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { ListingId } from '#contract/listings/listing.ts'
import { Signal } from '#contract/listings/review/signal.ts'
import { useRenew } from '#web/listings/life/change-life.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

const Twin = z.object({ listingId: ListingId, title: z.string(), state: z.string() })
type Twin = z.infer<typeof Twin>
const Blocked = z.object({ signals: z.array(Signal) })

/** Why a listing could not be published, and what can be done instead. */
export function PublishRefusal({ failure, onEvenSo }: { failure: unknown; onEvenSo: () => void }) {
  const t = useTranslations('listings.life')
  const errorText = useErrorText()
  const { code, details } =
    failure instanceof CallError ? (failure as CallError) : { code: null, details: null }
  const twin = code === 'listings.duplicate' ? Twin.safeParse(details).data : undefined
  if (twin) return <TwinNotice twin={twin} onEvenSo={onEvenSo} />
  const signals = (code === 'listings.blocked' && Blocked.safeParse(details).data?.signals) || []
  return (
    <div role="alert" className="rounded-2xl bg-danger px-4 py-3 font-medium text-danger-foreground">
      <p>{errorText(failure)}</p>
      {signals.length > 0 && (
        <>
          <p className="mt-2">{t('blocked')}</p>
          <ul className="list-disc ps-5 font-normal">
            {signals.map((signal) => (
              <li key={signal}>{t(`signal.${signal}`)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function TwinNotice({ twin: { listingId, title, state }, onEvenSo }: { twin: Twin; onEvenSo: () => void }) {
  const t = useTranslations('listings.life.twin')
  const renew = useRenew()
  const isRenewable = state === 'active' || state === 'reserved' || state === 'paused' || state === 'expired'
  return (
    <div role="alert" className="grid gap-3 rounded-2xl border border-warning bg-warning/15 p-4">
      <p>
        <strong className="block">{t('title')}</strong>
        {t('text', { title })}
      </p>
      <div className="flex flex-wrap gap-2">
        {isRenewable && (
          <Button isPending={renew.isPending} onClick={() => renew.mutate(listingId)}>
            {t('renew')}
          </Button>
        )}
        <ButtonLink to="/listing/$id" params={{ id: listingId }} variant="outline">
          {t('see')}
        </ButtonLink>
        <Button variant="ghost" onClick={onEvenSo}>
          {t('allowDuplicate')}
        </Button>
      </div>
    </div>
  )
}
