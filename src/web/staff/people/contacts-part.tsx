import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PersonFile } from '#contract/staff/people/person-file.ts'
import { revealContacts } from '#contract/staff/people/reveal-contacts.ts'
import { call } from '#web/platform/call/call.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReasonSheet } from './reason-sheet.tsx'

/** Masked until an admin says why they have to be seen. */
export function ContactsPart({ file: { card, contacts } }: { file: PersonFile }) {
  const t = useTranslations('staff')
  const { role } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [whole, setWhole] = useState<PersonFile['contacts'] | null>(null)
  const { email, phone } = whole ?? contacts
  const reveal = async (reason: string) => {
    setWhole(await call(revealContacts, { userId: card.userId, reason }))
    setOpen(false)
  }
  const lines = [email, phone].filter((one) => one !== null)
  return (
    <div className="grid gap-2">
      {lines.length === 0 && <p className="text-muted">{t('people.noContacts')}</p>}
      {lines.map((line) => (
        <p key={line} className="font-medium wrap-anywhere tabular-nums">
          {line}
        </p>
      ))}
      {whole && <p className="text-sm text-muted">{t('person.logged')}</p>}
      {role === 'admin' && !whole && lines.length > 0 && (
        <Button variant="outline" className="min-h-11 justify-self-start" onClick={() => setOpen(true)}>
          {t('person.reveal')}
        </Button>
      )}
      {isOpen && (
        <ReasonSheet
          title={t('person.revealTitle', { name: card.name })}
          text={t('person.revealText')}
          button={t('person.reveal')}
          send={reveal}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
