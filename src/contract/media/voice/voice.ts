import { z } from 'zod'

export const VoiceId = z.uuid().brand<'VoiceId'>()
export type VoiceId = z.infer<typeof VoiceId>

export const VOICE_LIMITS = {
  /** Seconds that may be recorded. */
  seconds: 120,
  /** Seconds by which a recorder may stop too late. */
  grace: 1,
  /** Bytes of a recording: two minutes of Opus at 64 kbit/s and what is around it. */
  bytes: 1024 * 1024,
  /** Bytes that one part of an upload may have. */
  partBytes: 256 * 1024,
  /** Bars of a waveform. */
  bars: 48,
} as const

/** How loud a recording is over its length: a bar for each 48th of it, from 0 to f. Drawn alone, so its sender says it. */
export const Waveform = z.string().regex(new RegExp(`^[\\da-f]{${VOICE_LIMITS.bars}}$`))

/** What the server made of a recording. */
export const Voice = z.object({
  id: VoiceId,
  /** Milliseconds, counted in what was recorded, not taken from what the file says. */
  durationMs: z.int().min(1),
})
export type Voice = z.infer<typeof Voice>

/** A recording for some ears only: `access` is a part of its address that plays it to one person, for a day or two at most. */
export const PrivateVoice = Voice.extend({ waveform: Waveform, access: z.string() })
export type PrivateVoice = z.infer<typeof PrivateVoice>

/** Where it is played from; an audio element sends no token, so the address itself lets one in. */
export const voiceUrl = ({ id, access }: Pick<PrivateVoice, 'id' | 'access'>): string =>
  `/media/voice/${id}?${access}`
