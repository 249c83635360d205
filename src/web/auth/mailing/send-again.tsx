import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, TextButton } from '#web/auth/form-parts.tsx'
import { type MailPurpose, useSendMail } from './send-mail.ts'

/** Seconds between two mails to one address, as the auth service keeps them. */
const MAIL_GAP = 60

/** "Send again", once the gap since the last mail has passed. Shown right after a mail was sent. */
export function SendAgain({ email, purpose }: { email: string; purpose: MailPurpose }) {
  const t = useTranslations('auth.again')
  const failure = useAuthFailure()
  const sendMail = useSendMail()
  const [sentAt, setSentAt] = useState(() => Date.now())
  const left = useSecondsLeft(sentAt)
  return (
    <div className="mt-4 grid gap-2 text-center">
      {left > 0 ? (
        <p className="flex min-h-11 items-center justify-center text-sm text-muted tabular-nums">
          {t('wait', { seconds: left })}
        </p>
      ) : (
        <div>
          <TextButton
            onPress={() => sendMail.mutate({ email, purpose }, { onSuccess: () => setSentAt(Date.now()) })}
          >
            {t('send')}
          </TextButton>
        </div>
      )}
      <output className="text-sm font-medium empty:hidden">
        {sendMail.isSuccess && left > 0 && t('sent')}
      </output>
      <FormFailure>{failure(sendMail.error)}</FormFailure>
    </div>
  )
}

function useSecondsLeft(since: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil(MAIL_GAP - (now - since) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
