import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { Role, ROLES } from '#contract/kit/access.ts'
import { changeRole } from '#contract/staff/people/change-role.ts'
import { type PersonFile, STAFF_LIMITS, StaffReason } from '#contract/staff/people/person-file.ts'
import { call } from '#web/platform/call/call.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const Fields = z.object({ role: Role, reason: StaffReason })

/** Which role somebody has, and another one with a reason. */
export function RolePart({ file: { card, role } }: { file: PersonFile }) {
  const t = useTranslations('staff')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-4">
      <p>
        <span className="text-muted">{t('person.role')}: </span>
        <span className="font-medium">{t(`role.${role}`)}</span>
      </p>
      <Button variant="outline" className="min-h-11" onClick={() => setOpen(true)}>
        {t('person.changeRole')}
      </Button>
      {isOpen && <RoleSheet card={card} role={role} onClose={() => setOpen(false)} />}
    </div>
  )
}

function RoleSheet({ card, role, onClose }: Pick<PersonFile, 'card' | 'role'> & { onClose: () => void }) {
  const t = useTranslations('staff')
  const cache = useQueryClient()
  const showRefusal = useShowRefusal()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { role, reason: '' },
  })
  const send = handleSubmit(async (wanted) => {
    try {
      const changed = await call(changeRole, { userId: card.userId, ...wanted })
      const words = { name: card.name, role: t(`role.${changed.role}`) }
      toast({ title: t('person.roleChanged', words), kind: 'success' })
      onClose()
      await cache.invalidateQueries({ queryKey: ['staff'] })
    } catch (error) {
      toast({ title: t('person.failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('person.roleTitle', { name: card.name })}
    >
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5 p-1">
        <ChoiceField
          control={control}
          name="role"
          label={t('person.role')}
          choices={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          isRequired
        />
        <TextField
          control={control}
          name="reason"
          label={t('person.reason')}
          max={STAFF_LIMITS.reasonMax}
          isRequired
        />
        <Button type="submit" size="lg" fullWidth isPending={formState.isSubmitting}>
          {t('person.roleSend')}
        </Button>
      </form>
    </Sheet>
  )
}
