import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from './auth-failure.ts'
import { FormFailure, TextButton } from './form-parts.tsx'
import { useSendMail } from './send-mail.ts'

/** Seconds between two mails to one address, as the auth service keeps them. */
const MAIL_GAP = 60

/** "Send again", once the gap since the last mail has passed. Shown right after a mail was sent. */
export function SendAgain({ email, purpose }: { email: string; purpose: 'signup' | 'recovery' }) {
  const t = useTranslations('auth.again')
  const failure = useAuthFailure()
  const sendMail = useSendMail()
  const [sentAt, setSentAt] = useState(() => Date.now())
  const left = useSecondsLeft(sentAt)
  return (
    <div className="grid gap-2 text-center text-sm">
      {left > 0 ? (
        <p className="flex min-h-11 items-center justify-center text-muted">{t('wait', { seconds: left })}</p>
      ) : (
        <TextButton
          onPress={() => sendMail.mutate({ email, purpose }, { onSuccess: () => setSentAt(Date.now()) })}
        >
          {t('send')}
        </TextButton>
      )}
      <FormFailure>{sendMail.error && failure(sendMail.error)}</FormFailure>
    </div>
  )
}

function useSecondsLeft(since: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil(MAIL_GAP - (now - since) / 1000))
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])
  return left
}
