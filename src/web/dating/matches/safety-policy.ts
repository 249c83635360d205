/** The ways of never seeing somebody again. */
export type SafetyTopic = 'unmatch' | 'report' | 'block'
