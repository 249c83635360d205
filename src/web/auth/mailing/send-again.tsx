import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, TextButton } from '#web/auth/form-parts.tsx'
import { type MailPurpose, useSendMail } from './send-mail.ts'
import { type TextPurpose, useSendText } from './send-text.ts'

/** Seconds between two mails to one address, or texts to one number, as the auth service keeps them. */
const GAP = 60

/** "Send again", once the gap since the last mail has passed. Shown right after a mail was sent. */
export function SendAgain({ email, purpose }: { email: string; purpose: MailPurpose }) {
  const sendMail = useSendMail()
  const send = (onSuccess: () => void) => sendMail.mutate({ email, purpose }, { onSuccess })
  return <AfterGap words="wait" isSent={sendMail.isSuccess} error={sendMail.error} send={send} />
}

/** The same for a text to a telephone. */
export function SendTextAgain({ phone, purpose }: { phone: string; purpose: TextPurpose }) {
  const sendText = useSendText()
  const send = (onSuccess: () => void) => sendText.mutate({ phone, purpose }, { onSuccess })
  return <AfterGap words="waitText" isSent={sendText.isSuccess} error={sendText.error} send={send} />
}

interface AfterGapProps {
  words: 'wait' | 'waitText'
  isSent: boolean
  error: Error | null
  send: (onSuccess: () => void) => void
}

function AfterGap({ words, isSent, error, send }: AfterGapProps) {
  const t = useTranslations('auth.again')
  const failure = useAuthFailure()
  const [sentAt, setSentAt] = useState(() => Date.now())
  const left = useSecondsLeft(sentAt)
  return (
    <div className="mt-4 grid gap-2 text-center">
      {left > 0 ? (
        <p className="flex min-h-11 items-center justify-center text-sm text-muted tabular-nums">
          {t(words, { seconds: left })}
        </p>
      ) : (
        <div>
          <TextButton onPress={() => send(() => setSentAt(Date.now()))}>{t('send')}</TextButton>
        </div>
      )}
      <output className="text-sm font-medium empty:hidden">{isSent && left > 0 && t('sent')}</output>
      <FormFailure>{failure(error)}</FormFailure>
    </div>
  )
}

function useSecondsLeft(since: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil(GAP - (now - since) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
