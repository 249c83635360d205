import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { Email } from '#contract/auth/credentials.ts'
import { listOwnTickets } from '#contract/support/list-own-tickets.ts'
import { sendTicket } from '#contract/support/send-ticket.ts'
import {
  TICKET_LIMITS,
  TICKET_TOPICS,
  TicketMessage,
  TicketTopic,
  writeTicketNumber,
} from '#contract/support/ticket.ts'
import { api } from '#web/platform/call/api.ts'
import { call, newIdempotencyKey } from '#web/platform/call/call.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Sent {
  number: number
  /** Null: a member is answered at the address of the account. */
  email: string | null
}

/** A message to whoever runs the site; then the number that it has. */
export function TicketForm({ isMember }: { isMember: boolean }) {
  const [sent, setSent] = useState<Sent | null>(null)
  return sent ? (
    <Thanks sent={sent} onAgain={() => setSent(null)} />
  ) : (
    <Form isMember={isMember} onSent={setSent} />
  )
}

function Form({ isMember, onSent }: { isMember: boolean; onSent: (sent: Sent) => void }) {
  const t = useTranslations('support')
  const cache = useQueryClient()
  const { language } = useLanguage()
  const showRefusal = useShowRefusal()
  // sent twice by a nervous finger or a bad connection, it is one message
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(
      z.object({ topic: TicketTopic, message: TicketMessage, email: isMember ? z.string() : Email }),
    ),
    defaultValues: { message: '', email: '' },
  })
  const send = handleSubmit(async ({ topic, message, email: typed }) => {
    const email = isMember ? null : typed
    const ticket = { topic, message, email, language: language === 'am' ? 'am' : 'en' } as const
    try {
      const { number } = await call(sendTicket, ticket, { idempotencyKey })
      onSent({ number, email })
      await cache.invalidateQueries({ queryKey: api(listOwnTickets).key() })
    } catch (error) {
      setKey(newIdempotencyKey())
      toast({ title: t('form.failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className="grid gap-5 rounded-card bg-surface p-5 shadow-card md:p-6"
    >
      <h2 className="text-xl font-bold md:text-2xl">{t('form.title')}</h2>
      <ChoiceField
        control={control}
        name="topic"
        label={t('form.topic')}
        choices={TICKET_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
        isRequired
      />
      <TextAreaField
        control={control}
        name="message"
        label={t('form.message')}
        hint={t('form.hint')}
        max={TICKET_LIMITS.messageMax}
        rows={6}
        isRequired
      />
      {!isMember && (
        <TextField
          control={control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('form.email')}
          isRequired
        />
      )}
      <Button type="submit" size="lg" fullWidth isPending={formState.isSubmitting}>
        {t('form.send')}
      </Button>
    </form>
  )
}

function Thanks({ sent: { number, email }, onAgain }: { sent: Sent; onAgain: () => void }) {
  const t = useTranslations('support.sent')
  return (
    <output className="grid justify-items-start gap-3 rounded-card bg-surface p-5 shadow-card md:p-6">
      <CircleCheck size={32} aria-hidden="true" className="text-accent" />
      <span className="font-display text-xl font-bold">
        {t('title', { number: writeTicketNumber(number) })}
      </span>
      <span className="text-muted">{email === null ? t('member') : t('visitor', { email })}</span>
      <Button variant="outline" className="min-h-11" onClick={onAgain}>
        {t('again')}
      </Button>
    </output>
  )
}
