import type { ReactNode } from 'react'
import { createOffered } from './offered.ts'

export interface TranscribedProps {
  /** What is written down on request; it is asked for by this. */
  message: { id: string; threadId: string }
}

const transcripts = createOffered<(props: TranscribedProps) => ReactNode>()

/** Whoever writes down what is said says so here. Answers how to end that. */
export const offerTranscripts = transcripts.offer

/** A way to read a voice message, where this site writes such things down. */
export function Transcribed(props: TranscribedProps) {
  const show = transcripts.useOffered()
  return show ? show(props) : null
}
