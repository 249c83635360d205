import { z } from 'zod'

/** One event of a trace of Chromium, as far as it is looked at; times in microseconds. */
const TraceEvent = z.object({
  name: z.string(),
  pid: z.int(),
  tid: z.int(),
  ts: z.number(),
  dur: z.number().optional(),
  /** Of the processor alone: what others do on the machine meanwhile is not in it. */
  tdur: z.number().optional(),
})
type TraceEvent = z.output<typeof TraceEvent>

/** From one mark of the page to another one, both included. */
export interface Span {
  from: string
  to: string
}

/** What the main thread of a page did between two marks. */
export interface Work {
  layouts: number
  styles: number
  /** Milliseconds. */
  longestTask: number
  tasks: number
}

/** Reads what `browser.stopTracing` gives. @throws where the marks are missing */
export function readTrace(buffer: Buffer): (span: Span) => Work {
  const { traceEvents } = z.object({ traceEvents: z.array(z.unknown()) }).parse(JSON.parse(buffer.toString()))
  const events = traceEvents.flatMap((event) => TraceEvent.safeParse(event).data ?? [])
  return ({ from, to }) => {
    const begin = markOf(events, from)
    const end = markOf(events, to)
    const isWithin = ({ ts, dur = 0, pid, tid }: TraceEvent) =>
      pid === begin.pid && tid === begin.tid && ts + dur >= begin.ts && ts <= end.ts
    const during = events.filter(isWithin)
    const named = (name: string) => during.filter((event) => event.name === name)
    const tasks = named('RunTask').map(({ dur = 0, tdur }) => (tdur ?? dur) / 1000)
    return {
      layouts: named('Layout').length,
      styles: named('UpdateLayoutTree').length,
      longestTask: Math.max(0, ...tasks),
      tasks: tasks.length,
    }
  }
}

function markOf(events: readonly TraceEvent[], name: string): TraceEvent {
  const mark = events.find((event) => event.name === name)
  if (!mark) throw new Error(`The trace has no mark ${name}.`)
  return mark
}
