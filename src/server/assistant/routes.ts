import { translateText as translateTextOperation } from '#contract/assistant/translate-text.ts'
import { transcribeVoice as transcribeVoiceOperation } from '#contract/assistant/transcribe-voice.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { serveChat } from './serve-chat.ts'
import { transcribeVoice } from './transcribe-voice.ts'
import { translateText } from './translate-text.ts'

export const assistantRoutes = (platform: Platform): Route[] => [
  route(translateTextOperation)((input, visitor, call) => translateText(platform, visitor, input, call)),
  route(transcribeVoiceOperation)((input, member, call) => transcribeVoice(platform, member, input, call)),
]

export const assistantWireRoutes = (platform: Platform): WireRoute[] => [serveChat(platform)]
