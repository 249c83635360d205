import { Button } from '#web/ui/button.tsx'
import { ShieldPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { useOwnUser } from '#web/auth/security/read-own-user.ts'
import { SecurityList, SecurityRow } from '#web/auth/security/security-list.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import type { User } from '#web/platform/session/session-client.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PagePart } from '#web/ui/page-part.tsx'
import { AddFactorSheet } from './add-factor-sheet.tsx'
import { FACTOR_ICONS } from './factor-choice.tsx'
import { type AskedFactor, hasRecoveryCodes, provedFactors } from './factor-policy.ts'
import { RecoveryCodesRow } from './recovery-codes-row.tsx'
import { useRemoveFactor } from './remove-factor.ts'

/** What is asked for beside the password, and the codes for the day it is lost. */
export function FactorsPart() {
  const t = useTranslations('auth.security.factors')
  const { data: user } = useOwnUser()
  const factors = provedFactors(user)
  return (
    <PagePart title={t('title')} text={t(factors.length > 0 ? 'textOn' : 'text')}>
      {user && factors.length > 0 && (
        <div className="mb-4">
          <SecurityList label={t('title')}>
            {factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} user={user} isLast={factors.length === 1} />
            ))}
            <RecoveryCodesRow exist={hasRecoveryCodes(user)} />
          </SecurityList>
        </div>
      )}
      {user && <AddFactor user={user} isFirst={factors.length === 0} />}
    </PagePart>
  )
}

function AddFactor({ user, isFirst }: { user: User; isFirst: boolean }) {
  const t = useTranslations('auth.security.factors')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        className="min-h-11"
        onClick={() => setAdding(true)}
      >
        <ShieldPlus size={18} aria-hidden="true" />
        {t('add')}
      </Button>
      {adding && <AddFactorSheet user={user} onClose={() => setAdding(false)} />}
    </>
  )
}

function FactorRow({ factor, user, isLast }: { factor: AskedFactor; user: User; isLast: boolean }) {
  const t = useTranslations('auth.security.factors')
  const formats = useFormats()
  const failure = useAuthFailure()
  const remove = useRemoveFactor()
  const [asking, setAsking] = useState(false)
  const name = factor.friendly_name ?? t(`kinds.${factor.factor_type}`)
  const confirm = () =>
    // a promise, since this row and its callbacks are gone by then
    void remove.mutateAsync({ factorId: factor.id, user }).then(
      () => toast({ title: t('removed'), kind: 'success' }),
      (error: unknown) => toast({ title: failure(error) ?? '', kind: 'danger' }),
    )
  return (
    <SecurityRow
      Icon={FACTOR_ICONS[factor.factor_type]}
      title={name}
      note={t('since', { date: formats.date(factor.created_at) })}
    >
      <Button
        variant="ghost"
        className="min-h-11 text-danger"
        isPending={remove.isPending}
        aria-label={t('removeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('removeTitle', { name })}
        confirmLabel={t('remove')}
        onConfirm={confirm}
      >
        {t(isLast ? 'removeLastText' : 'removeText')}
      </ConfirmDialog>
    </SecurityRow>
  )
}
