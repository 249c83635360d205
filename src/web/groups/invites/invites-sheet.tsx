import { Skeleton } from '@heroui/react/skeleton'
import { Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Group } from '#contract/groups/group.ts'
import { type GroupInvite, INVITE_LIMITS } from '#contract/groups/invites/invite.ts'
import { ShareChoices, ShareCode } from '#web/listings/share/public.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { useCreateInvite, useDeleteInvite, useInvites } from './use-invites.ts'

interface InvitesSheetProps {
  group: Group
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Links by which people come in without a request: made, passed on by link or code, and taken back. */
export function InvitesSheet({ group, isOpen, onOpenChange }: InvitesSheetProps) {
  const t = useTranslations('groups.invites')
  const { data, error, refetch } = useInvites(group.id)
  const [shown, setShown] = useState<GroupInvite | null>(null)
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <div className="grid gap-6">
        <p className="text-muted">{t(group.requiresApproval ? 'leadApproval' : 'lead')}</p>
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-32 w-full rounded-xl" />}
        {/* with the list: it would move the button under the finger when it comes */}
        {data && <NewInvite group={group} onMade={setShown} />}
        {data && data.items.length > 0 && (
          <section aria-labelledby="invites" className="grid gap-3">
            <h3 id="invites" className="text-lg font-bold">
              {t('open')}
            </h3>
            <ul className="grid gap-3">
              {data.items.map((invite) => (
                <li key={invite.id} className="grid gap-3 rounded-xl border border-border p-3">
                  <InviteRow
                    group={group}
                    invite={invite}
                    isShown={shown?.id === invite.id}
                    onShow={(isShown) => setShown(isShown ? invite : null)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  )
}

const ANY_NUMBER = 'any'

function NewInvite({ group, onMade }: { group: Group; onMade: (invite: GroupInvite) => void }) {
  const t = useTranslations('groups.invites')
  const create = useCreateInvite(group.id)
  const [days, setDays] = useState<(typeof INVITE_LIMITS.days)[number]>(INVITE_LIMITS.days[1])
  const [uses, setUses] = useState<string>(ANY_NUMBER)
  const make = () =>
    create.mutate(
      { groupId: group.id, days, maxUses: uses === ANY_NUMBER ? null : Number(uses) },
      { onSuccess: ({ invite }) => onMade(invite) },
    )
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <PlainSelect
          label={t('endsAfter')}
          value={String(days)}
          onChange={(chosen) => setDays(INVITE_LIMITS.days.find((one) => String(one) === chosen) ?? days)}
          choices={INVITE_LIMITS.days.map((n) => ({ value: String(n), label: t('days', { n }) }))}
        />
        <PlainSelect
          label={t('letsIn')}
          value={uses}
          onChange={setUses}
          choices={[
            { value: ANY_NUMBER, label: t('anyNumber') },
            ...INVITE_LIMITS.uses.map((n) => ({ value: String(n), label: t('people', { n }) })),
          ]}
        />
      </div>
      <Button className="min-h-11" isPending={create.isPending} onClick={make}>
        <Link2 size={18} aria-hidden="true" />
        {t('create')}
      </Button>
    </div>
  )
}

interface InviteRowProps {
  group: Group
  invite: GroupInvite
  isShown: boolean
  onShow: (isShown: boolean) => void
}

function InviteRow({ group, invite, isShown, onShow }: InviteRowProps) {
  const t = useTranslations('groups.invites')
  const { date } = useFormats()
  const remove = useDeleteInvite(group.id)
  const { id: inviteId, token, uses, maxUses, expiresAt } = invite
  // the token stands behind the hash of the address, which no server is sent
  const url = `${location.origin}/#/groups/${group.id}?invite=${token}`
  return (
    <>
      <p>
        <span className="block font-semibold">
          {maxUses === null ? t('came', { n: uses }) : t('cameOf', { n: uses, max: maxUses })}
        </span>
        <span className="block text-sm text-muted">{t('until', { date: date(expiresAt) })}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="min-h-11"
          aria-expanded={isShown}
          onClick={() => onShow(!isShown)}
        >
          <Link2 size={18} aria-hidden="true" />
          {t('pass')}
        </Button>
        <Button
          variant="outline"
          className="min-h-11"
          isPending={remove.isPending}
          onClick={() => remove.mutate({ groupId: group.id, inviteId })}
        >
          <Trash2 size={18} aria-hidden="true" />
          {t('delete')}
        </Button>
      </div>
      {isShown && (
        <>
          <ShareCode url={url} caption={t('scan')} />
          <ShareChoices link={{ title: group.title, url }} />
        </>
      )}
    </>
  )
}
