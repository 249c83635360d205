import { useTranslations } from 'use-intl'
import type { MessageContent } from '#contract/messaging/messages/message.ts'
import type { ReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import { voiceUrl } from '#contract/media/voice/voice.ts'
import { VoicePart } from '#web/messaging/voice/voice-part.tsx'
import { useContentText } from '#web/messaging/inbox/write-preview.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Picture } from '#web/ui/picture.tsx'

/** A reported conversation, or a message between those that stand around it. */
export function ReportedTalk({ talk }: { talk: ReportedMessages }) {
  const { messages, messageId, asReported, people } = talk
  const t = useTranslations('messaging')
  const say = useContentText()
  const { dateTime } = useFormats()
  const nameOf = (id: string | null) => people.find(({ userId }) => userId === id)?.name ?? t('reports.gone')
  return (
    <ol className="grid max-h-120 gap-2 overflow-y-auto rounded-2xl bg-background p-3">
      {messages.map(({ id, senderId, content, at }) => (
        <li
          key={id}
          className={`grid gap-0.5 rounded-xl px-3 py-2 ${id === messageId ? 'border-2 border-danger bg-surface' : ''}`}
        >
          <p className="text-sm text-muted">
            {nameOf(senderId)} · <time dateTime={at}>{dateTime(at)}</time>
            {id === messageId && <strong className="text-danger"> · {t('reports.reported')}</strong>}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">
            {content.kind === 'notice'
              ? t(`inbox.notices.${content.event}`, { name: nameOf(senderId) })
              : say(content)}
          </p>
          {id === messageId && asReported !== null && asReported !== wordsOf(content) && (
            <p className="rounded-lg bg-danger/10 px-3 py-2 wrap-anywhere whitespace-pre-line">
              <strong className="block text-sm">{t('reports.asReported')}</strong>
              {asReported}
            </p>
          )}
          {content.kind === 'voice' && (
            <VoicePart
              source={voiceUrl(content.voice)}
              durationMs={content.voice.durationMs}
              waveform={content.voice.waveform}
            />
          )}
          {content.kind === 'text' && content.photos.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {content.photos.map((photo) => (
                <span key={photo.id} className="block w-28 overflow-hidden rounded-xl">
                  <Picture picture={photo} alt={t('inbox.photos', { n: 1 })} sizes="112px" ratio={1} />
                </span>
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

const wordsOf = (content: MessageContent): string | null => {
  if (content.kind === 'text') return content.text
  return content.kind === 'viewing' ? content.viewing.note : null
}
