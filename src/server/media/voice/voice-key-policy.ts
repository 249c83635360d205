/** Where a recording lies in the storage: in the folder of private files that its id has to itself. */
export const voiceKey = (id: string): string => `media/private-${id}/voice.webm`
