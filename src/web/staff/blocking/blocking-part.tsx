import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { addBlockedTerm } from '#contract/staff/blocking/add-blocked-term.ts'
import {
  BLOCKED_KINDS,
  BLOCKED_LIMITS,
  type BlockedTerm,
  BlockedTermFields,
} from '#contract/staff/blocking/blocked-term.ts'
import { listBlockedTerms } from '#contract/staff/blocking/list-blocked-terms.ts'
import { removeBlockedTerm } from '#contract/staff/blocking/remove-blocked-term.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'

/** Words and links that nobody may publish, and one more. */
export function BlockingPart() {
  const t = useTranslations('staff.blocking')
  const { data, error, refetch } = useQuery({ ...api(listBlockedTerms).queryOptions({}), staleTime: 0 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <AddForm />
      <section className="rounded-card bg-surface p-5 shadow-card">
        <h2 className="mb-3 text-lg font-bold">{t('list')}</h2>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data?.items.length === 0 && <p className="text-muted">{t('none')}</p>}
        <ul className="grid gap-1">
          {data?.items.map((term) => (
            <li key={term.id} className="border-b border-border last:border-0">
              <Row term={term} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function AddForm() {
  const t = useTranslations('staff.blocking')
  const cache = useQueryClient()
  const showRefusal = useShowRefusal()
  const { control, handleSubmit, setError, resetField, formState } = useForm<BlockedTermFields>({
    resolver: zodResolver(BlockedTermFields),
    defaultValues: { kind: 'word', term: '' },
  })
  const send = handleSubmit(async (fields) => {
    try {
      await call(addBlockedTerm, fields)
      resetField('term')
      toast({ title: t('added'), kind: 'success' })
      await cache.invalidateQueries({ queryKey: api(listBlockedTerms).key() })
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className="grid gap-5 rounded-card bg-surface p-5 shadow-card"
    >
      <h2 className="text-lg font-bold">{t('new')}</h2>
      <p className="-mt-3 text-muted">{t('effect')}</p>
      <ChoiceField
        control={control}
        name="kind"
        label={t('kind')}
        choices={BLOCKED_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField
        control={control}
        name="term"
        label={t('term')}
        hint={t('termHint')}
        max={BLOCKED_LIMITS.termMax}
        isProse
        isRequired
      />
      <Button type="submit" size="lg" fullWidth isPending={formState.isSubmitting}>
        {t('add')}
      </Button>
    </form>
  )
}

function Row({ term: { id, kind, term, at, addedBy } }: { term: BlockedTerm }) {
  const t = useTranslations('staff.blocking')
  const cache = useQueryClient()
  const errorText = useErrorText()
  const { date } = useFormats()
  const remove = async () => {
    try {
      await call(removeBlockedTerm, { termId: id })
      toast({ title: t('removed'), kind: 'success' })
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    } finally {
      await cache.invalidateQueries({ queryKey: api(listBlockedTerms).key() })
    }
  }
  return (
    <div className="flex items-center gap-3 py-1.5">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span lang="" className="font-medium">
          {term}
        </span>
        <span className="block text-sm text-muted">
          {t(`kinds.${kind}`)} · {t('by', { name: addedBy ?? t('somebody'), date: date(at) })}
        </span>
      </p>
      <Button
        variant="ghost"
        isIconOnly
        className="size-11"
        aria-label={t('removeOf', { term })}
        onClick={() => void remove()}
      >
        <X size={18} aria-hidden="true" />
      </Button>
    </div>
  )
}
