import { Mic, Pencil, Reply } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { VoiceId } from '#contract/media/voice/voice.ts'
import { MESSAGE_LIMITS, type Message } from '#contract/messaging/messages/message.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import { hasLink } from '#contract/messaging/messages/contact-forms.ts'
import { emitTyping, stopTyping } from '#web/messaging/follow-typing.ts'
import { quoteOf } from '#web/messaging/outbox/outgoing-policy.ts'
import { type Sent, sendLater } from '#web/messaging/outbox/send-outbox.ts'
import { useChangeMessage } from '#web/messaging/thread/change-message.ts'
import { useConversation } from '#web/messaging/thread/conversation.tsx'
import { useQuoteText } from '#web/messaging/thread/quote-line.tsx'
import { withoutMentions } from '#web/messaging/thread/timeline-policy.ts'
import { useSubject } from '#web/messaging/thread-subject.tsx'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { toast } from '#web/platform/device/toast.ts'
import { whenIdle } from '#web/platform/device/when-idle.ts'
import { AddMenu, type Addition } from './add-menu.tsx'
import { excessOf, isSendable } from './composer-policy.ts'
import { ContextBar } from './context-bar.tsx'
import { useSendWarnings } from './send-warnings.tsx'
import { useSlowSeconds } from './count-slow.ts'
import { MentionList } from './mention-list.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { useDraft } from './store-draft.ts'
import type { SaidVoice } from '#web/messaging/voice/record-bar.tsx'
import { canRecord } from '#web/messaging/voice/recording-policy.ts'
import { uuidv7 } from '#web/platform/uuid.ts'
import { Button } from '#web/ui/button.tsx'
import { SendLine } from '#web/ui/send-line.tsx'

const AskSheets = lazy(() => import('./ask-sheets.tsx').then((module) => ({ default: module.AskSheets })))

const loadRecordBar = () => import('#web/messaging/voice/record-bar.tsx')
const RecordBar = lazy(() => loadRecordBar().then((module) => ({ default: module.RecordBar })))

/** What is being written: something new, an answer, or other words for a message. */
export type Writing = { kind: 'new' } | { kind: 'reply' | 'edit'; message: Message }

interface ComposerProps {
  writing: Writing
  onDone: () => void
}

const frame = 'border-t border-border bg-surface px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]'

/** The line to write in, with what belongs to it. */
export function Composer({ writing, onDone }: ComposerProps) {
  const seconds = useSlowSeconds()
  return (
    <div className={frame}>
      {writing.kind === 'edit' ? (
        <EditLine key={writing.message.id} message={writing.message} onDone={onDone} />
      ) : (
        <WriteLine
          replyTo={writing.kind === 'reply' ? writing.message : null}
          seconds={seconds}
          onDone={onDone}
        />
      )}
    </div>
  )
}

function EditLine({ message, onDone }: { message: Message; onDone: () => void }) {
  const t = useTranslations('messaging.composer')
  const { edit } = useChangeMessage()
  const { names } = useConversation()
  const before = message.content.kind === 'text' ? message.content.text : ''
  const [text, setText] = useState(before)
  const words = text.trim()
  const { ask, dialog } = useSendWarnings(withoutMentions(text, names), () => {
    edit(message, words)
    onDone()
  })
  return (
    <>
      <ContextBar
        title={t('editing')}
        text={before}
        icon={<Pencil size={19} aria-hidden="true" />}
        closeLabel={t('cancelEdit')}
        onClose={onDone}
      />
      <SendLine
        words={{ label: t('label'), placeholder: t('placeholder'), send: t('save') }}
        text={text}
        onText={setText}
        onSend={words === before ? onDone : ask}
        isReady={isSendable(text, 0, false)}
        isSaving
        beginsFocused
        onEscape={onDone}
      />
      {dialog}
    </>
  )
}

interface WriteLineProps {
  replyTo: Message | null
  /** Until one may write again. */
  seconds: number
  onDone: () => void
}

function WriteLine({ replyTo, seconds, onDone }: WriteLineProps) {
  const t = useTranslations('messaging.composer')
  const { thread, members, nameOf } = useConversation()
  const [text, setText] = useDraft(thread.id)
  const [files, setFiles] = useState<readonly File[]>([])
  const [sheet, setSheet] = useState<Addition | null>(null)
  const [isRecording, setRecording] = useState(false)
  const [goesOnTyping, setGoesOnTyping] = useState(false)
  const photos = useRef<HTMLInputElement>(null)
  const offered = useAdditions()
  const { isTextOnly } = thread
  const quoted = useQuoteText()
  const peerName = usePersonName()(thread.peer?.name ?? '')

  const write = (next: string) => {
    setText(next)
    if (next !== '' && !thread.isRequest) emitTyping(thread.id)
  }
  const send = (content: NewContent, sent: Pick<Sent, 'files' | 'voice'> = {}) => {
    sendLater(thread.id, { content, ...sent, quote: replyTo && quoteOf(replyTo) })
    stopTyping(thread.id)
    onDone()
  }
  const sendWords = () => {
    send({ kind: 'text', text: text.trim(), photoIds: [] }, { files })
    setText('')
    setFiles([])
  }
  const names = members.map(({ person }) => person.name)
  const { ask, dialog } = useSendWarnings(withoutMentions(text, names), sendWords)
  const addFiles = (chosen: readonly File[]) => {
    const room = MESSAGE_LIMITS.photosMax - files.length
    if (chosen.length > room) toast({ title: t('tooManyPhotos', { max: MESSAGE_LIMITS.photosMax }) })
    setFiles([...files, ...chosen.slice(0, room)])
  }
  const choose = (what: Addition) => {
    if (what === 'available') return write(t('availableText'))
    if (what !== 'photos') return setSheet(what)
    if (isTextOnly) return toast({ title: t('textOnly', { name: peerName }) })
    photos.current?.click()
  }
  const record = () => {
    if (isTextOnly) return toast({ title: t('voiceLater', { name: peerName }) })
    setRecording(true)
  }
  const sendVoice = ({ waveform, ...voice }: SaidVoice) =>
    send({ kind: 'voice', voice: { id: VoiceId.parse(uuidv7()), waveform } }, { voice })
  const endRecording = () => {
    setRecording(false)
    // on phones the keyboard stays away
    setGoesOnTyping(matchMedia('(pointer: fine)').matches)
  }
  const isIdle = text.trim() === '' && files.length === 0 && canRecord()
  return (
    <>
      {replyTo && (
        <ContextBar
          title={t('replying', { name: nameOf(replyTo.senderId) })}
          text={quoted(quoteOf(replyTo))}
          icon={<Reply size={19} aria-hidden="true" />}
          closeLabel={t('cancelReply')}
          onClose={onDone}
        />
      )}
      <MentionList text={text} onChoose={setText} />
      <PhotoStrip files={files} onRemove={(at) => setFiles(files.filter((_, index) => index !== at))} />
      <Notes text={text} seconds={seconds} peerName={peerName} />
      {isRecording ? (
        <Suspense fallback={<div className="h-13" />}>
          <RecordBar onSend={sendVoice} onClose={endRecording} />
        </Suspense>
      ) : (
        <SendLine
          words={{ label: t('label'), placeholder: t('placeholder'), send: t('send') }}
          text={text}
          onText={write}
          onSend={ask}
          isReady={isSendable(text, files.length, isTextOnly) && seconds === 0}
          beginsFocused={replyTo !== null || goesOnTyping}
          onFiles={isTextOnly ? () => choose('photos') : addFiles}
          onEscape={onDone}
          before={<AddMenu offered={offered} onChoose={choose} isDisabled={seconds > 0} />}
          idle={isIdle && <RecordButton isDisabled={seconds > 0} onPress={record} />}
        />
      )}
      <input
        ref={photos}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          addFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {sheet && (
        <Suspense>
          <AskSheets
            what={sheet}
            onClose={() => setSheet(null)}
            onSend={(content) => send(content)}
            onSuggest={write}
          />
        </Suspense>
      )}
      {dialog}
    </>
  )
}

function RecordButton({ isDisabled, onPress }: { isDisabled: boolean; onPress: () => void }) {
  const t = useTranslations('messaging.voice')
  // it can be spoken without a connection too; where it could not be fetched now, a tap tries again
  useEffect(() => whenIdle(() => void loadRecordBar().catch(() => undefined), { latest: 3000 }), [])
  return (
    <Button
      isIconOnly
      className="size-11 shrink-0 rounded-full"
      aria-label={t('record')}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Mic size={21} aria-hidden="true" />
    </Button>
  )
}

/** Why something cannot be sent as it is. */
function Notes({ text, seconds, peerName }: { text: string; seconds: number; peerName: string }) {
  const t = useTranslations('messaging.composer')
  const { thread } = useConversation()
  const excess = excessOf(text)
  const note =
    (seconds > 0 && t('slow', { n: seconds })) ||
    (excess > 0 && t('tooLong', { n: excess })) ||
    (thread.isTextOnly && hasLink(text) && t('textOnly', { name: peerName }))
  if (!note) return null
  return <output className="block px-3 pb-1.5 text-sm text-muted">{note}</output>
}

/** What fits this conversation: cards are for two who talk about something that one buys or looks at. */
function useAdditions(): readonly Addition[] {
  const { thread } = useConversation()
  const subject = useSubject(thread)
  if (thread.kind !== 'listing') return ['photos', 'meeting']
  // the owner may always begin to bargain
  const mayOffer = thread.side === 'selling' ? subject?.currency != null : subject?.takesOffers === true
  const all: (Addition | false)[] = [
    'photos',
    thread.side === 'buying' && 'available',
    subject?.hasViewings === true && 'viewing',
    mayOffer && 'offer',
    'meeting',
  ]
  return all.filter((one) => one !== false)
}
