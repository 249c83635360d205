import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { WireRoute } from '#server/platform/wire.ts'

/**
 * Holds every answer of a foreign wire to what the API document says of it: one that differs fails the request, and
 * with it the test that sent it.
 */
export function holdToShapes(app: FastifyInstance, wires: readonly WireRoute[]): void {
  const known = new Map(wires.map((wire) => [wire.name as string, wire]))
  app.addHook('onSend', async (request, reply, payload) => {
    const wire = known.get(request.routeOptions.config.name ?? '')
    if (!wire || wire.method !== request.method) return payload
    const fault = faultOf(wire, reply, payload)
    if (fault !== null)
      throw new Error(`${wire.name} answers otherwise than its document says (${reply.statusCode}): ${fault}`)
    return payload
  })
}

/** What is wrong with an answer, or null. Compressed ones are not looked into. */
function faultOf(wire: WireRoute, reply: FastifyReply, payload: unknown): string | null {
  const { statusCode: status } = reply
  const type = String(reply.getHeader('content-type') ?? '').replace(/;.*/, '')
  if (status >= 400 && !(status in wire.answers))
    return wire.refusal && typeof payload === 'string' ? misfit(wire.refusal, payload) : null
  const content = wire.answers[status]
  if (content === undefined) return 'no such status'
  if (content === null) return payload === undefined || payload === '' ? null : 'a body'
  if (content instanceof z.ZodType) return typeof payload === 'string' ? misfit(content, payload) : null
  return content.includes(type) ? null : `the content type ${type}`
}

function misfit(schema: z.ZodType, payload: string): string | null {
  const { error } = schema.safeParse(JSON.parse(payload))
  return error ? z.prettifyError(error) : null
}
