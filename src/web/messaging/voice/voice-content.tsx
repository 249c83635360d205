import { type PrivateVoice, voiceUrl } from '#contract/media/voice/voice.ts'
import type { MessageId } from '#contract/messaging/messages/message.ts'
import { Transcribed } from '#web/platform/language/transcribed.tsx'
import { VoicePart } from './voice-part.tsx'

interface VoiceContentProps {
  voice: PrivateVoice
  message: { id: MessageId; threadId: string }
}

/** A voice message, with a way to read it where this site writes such things down. */
export function VoiceContent({ voice, message }: VoiceContentProps) {
  return (
    <>
      <VoicePart source={voiceUrl(voice)} durationMs={voice.durationMs} waveform={voice.waveform} />
      <Transcribed message={message} />
    </>
  )
}
