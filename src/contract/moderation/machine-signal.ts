import { z } from 'zod'

/** What the machine noticed of somebody by how often they do something, never by reading along. */
export const MACHINE_SIGNALS = ['same_to_many'] as const
export const MachineSignal = z.enum(MACHINE_SIGNALS)
export type MachineSignal = z.infer<typeof MachineSignal>
