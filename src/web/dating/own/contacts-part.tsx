import { Button } from '#web/ui/button.tsx'
import { ContactRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DATING_LIMITS, type OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { chooseContacts, hasContactPicker } from './choose-contacts.ts'
import { useContactsIn } from './use-contacts.ts'
import { canHash, useHideContacts } from './hide-contacts.ts'

/** People of one's address book, hashed on the device. */
export function ContactsPart({ profile }: { profile: OwnDatingProfile }) {
  const t = useTranslations('dating.contacts')
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const names = useContactsIn(text)
  const isTooMuch = names.length > DATING_LIMITS.contactHashesMax
  const { mutate, isPending } = useHideContacts()
  const hide = (list: readonly string[]) =>
    mutate(list, {
      onSuccess: ({ waiting }) => {
        if (waiting === 0) setText('')
        toast({
          title: t('saved'),
          kind: 'success',
          ...(waiting > 0 && { description: t('waiting', { n: waiting }) }),
        })
      },
      onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
    })
  const pick = async () => {
    const picked = await chooseContacts()
    if (picked !== '') setText((now) => [now, picked].filter((one) => one !== '').join('\n'))
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('lead')}</p>
      <p className="text-sm font-semibold">{t('hidden', { n: profile.hiddenContacts })}</p>
      {!canHash() ? (
        <p className="text-sm text-danger">{t('insecure')}</p>
      ) : (
        <>
          {hasContactPicker() && (
            <Button variant="secondary" className="justify-self-start" onClick={() => void pick()}>
              <ContactRound size={18} aria-hidden="true" />
              {t('pick')}
            </Button>
          )}
          <label className="grid gap-1.5 text-sm font-medium">
            {t('paste')}
            <textarea
              rows={4}
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
              className="rounded-2xl border border-field-border bg-field px-4 py-3 font-normal text-field-foreground outline-none focus-visible:border-accent focus-visible:ring-1 focus-visible:ring-accent"
            />
          </label>
          <output className={`text-sm ${isTooMuch ? 'text-danger' : 'text-muted'}`}>
            {isTooMuch
              ? t('tooMany', { max: DATING_LIMITS.contactHashesMax })
              : t('found', { n: names.length })}
            {names.length > 0 && profile.hiddenContacts > 0 && ` · ${t('replaces')}`}
          </output>
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={names.length === 0 || isTooMuch}
              isPending={isPending}
              onClick={() => hide(names)}
            >
              {t('save')}
            </Button>
            {profile.hiddenContacts > 0 && (
              <Button variant="ghost" disabled={isPending} onClick={() => hide([])}>
                {t('clear')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
