/** What browsers record that the server reads. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

/** How this browser records; null where it does so in other ways only. */
export const typeRecorded = (): string | null =>
  (typeof MediaRecorder !== 'undefined' && TYPES.find((type) => MediaRecorder.isTypeSupported(type))) || null

/** Pages outside a secure context have no microphone. */
export const canRecord = (): boolean => 'mediaDevices' in navigator && typeRecorded() !== null
