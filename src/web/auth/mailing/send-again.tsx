import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCaptcha } from '#web/auth/captcha/captcha.tsx'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, TextButton } from '#web/auth/form-parts.tsx'
import { type MailPurpose, useSendMail } from './send-mail.ts'
import { type TextPurpose, useSendText } from './send-text.ts'

/** Seconds between two mails to one address, or texts to one number, as the auth service keeps them. */
const GAP = 60

/** "Send again", once the gap since the last mail has passed. Shown right after a mail was sent. */
export function SendAgain({ email, purpose }: { email: string; purpose: MailPurpose }) {
  const captcha = useCaptcha()
  const sendMail = useSendMail(captcha.answer)
  const send = (onSuccess: () => void) => sendMail.mutate({ email, purpose }, { onSuccess })
  return <AfterGap words="wait" sending={sendMail} challenge={captcha.challenge} send={send} />
}

/** Requests a text again. */
export function SendTextAgain({ phone, purpose }: { phone: string; purpose: TextPurpose }) {
  const captcha = useCaptcha()
  const sendText = useSendText(captcha.answer)
  const send = (onSuccess: () => void) => sendText.mutate({ phone, purpose }, { onSuccess })
  return <AfterGap words="waitText" sending={sendText} challenge={captcha.challenge} send={send} />
}

interface AfterGapProps {
  words: 'wait' | 'waitText'
  sending: { isPending: boolean; isSuccess: boolean; error: Error | null }
  challenge: ReactNode
  send: (onSuccess: () => void) => void
}

function AfterGap({ words, sending, challenge, send }: AfterGapProps) {
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
          <TextButton onPress={() => sending.isPending || send(() => setSentAt(Date.now()))}>
            {t('send')}
          </TextButton>
        </div>
      )}
      {challenge}
      <output className="text-sm font-medium empty:hidden">
        {sending.isSuccess && left > 0 && t('sent')}
      </output>
      <FormFailure>{failure(sending.error)}</FormFailure>
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
