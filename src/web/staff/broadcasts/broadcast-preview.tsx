import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Audience, BroadcastContent } from '#contract/staff/broadcasts/broadcast.ts'
import { listBroadcasts } from '#contract/staff/broadcasts/list-broadcasts.ts'
import { sendBroadcast } from '#contract/staff/broadcasts/send-broadcast.ts'
import { api } from '#web/platform/call/api.ts'
import { call, newIdempotencyKey } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

export interface Drafted {
  content: BroadcastContent
  audience: Audience
  byMail: boolean
  /** How many it reaches. */
  people: number
}

interface BroadcastPreviewProps {
  drafted: Drafted
  onSent: () => void
  onClose: () => void
}

/** How it reads in both languages and how many it reaches; sent from here alone. */
export function BroadcastPreview({ drafted, onSent, onClose }: BroadcastPreviewProps) {
  const t = useTranslations('staff.broadcasts')
  const cache = useQueryClient()
  const errorText = useErrorText()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [isBusy, setBusy] = useState(false)
  const { content, audience, byMail, people } = drafted
  const send = async () => {
    setBusy(true)
    try {
      const sent = await call(sendBroadcast, { content, audience, byMail }, { idempotencyKey })
      toast({ title: t('sent', { n: sent.people }), kind: 'success' })
      onSent()
      await cache.invalidateQueries({ queryKey: api(listBroadcasts).key() })
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
      setBusy(false)
    }
  }
  const texts = [
    { language: 'en', title: content.titleEn, text: content.textEn },
    { language: 'am', title: content.titleAm, text: content.textAm },
  ]
  return (
    <Sheet isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={t('preview')}>
      <div className="grid gap-4 p-1">
        {texts.map(({ language, title, text }) => (
          <article key={language} lang={language} className="grid gap-1 rounded-2xl bg-accent-soft p-4">
            <h3 className="font-sans text-base font-semibold wrap-anywhere">{title}</h3>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </article>
        ))}
        <output className="text-lg font-semibold">{t('count', { n: people })}</output>
        <Button size="lg" fullWidth isPending={isBusy} disabled={people === 0} onClick={() => void send()}>
          {t('send')}
        </Button>
        <Button variant="outline" size="lg" fullWidth onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </Sheet>
  )
}
