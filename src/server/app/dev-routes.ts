import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'
import { fieldProblems } from '#server/platform/http/error-body.ts'
import { queryOf } from '#server/platform/http/http-server.ts'
import { clearOutbox, listOutbox } from '#server/platform/mail/outbox.ts'
import type { RunningPlatform } from './open-platform.ts'
import { outboxPage } from './outbox-page.ts'

const MAX_SECONDS = 10 * 366 * 24 * 3600
const Recipient = z.object({ to: z.string().optional() })
const Advance = z.strictObject({ advance: z.number().min(0).max(MAX_SECONDS) })

/**
 * What developers and end-to-end tests need and production does not have.
 * - `GET /dev/outbox`: the mails that were written instead of sent, newest first, as a page or (by Accept) as JSON
 *   `{ mails: [{ file, to, subject, text, html, token?, token_hash?, action_link? }] }`; queued ones are written first;
 *   `?to=` an address or number: those to it alone
 * - `DELETE /dev/outbox`: empties it
 * - `POST /dev/clock {"advance": seconds}`: moves server and database on; jobs that are due then have run when it
 *   answers `{ now }`
 */
export function mountDevRoutes(app: FastifyInstance, platform: RunningPlatform): void {
  const { clock, config, jobs, live } = platform
  const outbox = { config: { name: 'dev.outbox' } }

  app.get('/dev/outbox', outbox, async (request, reply) => {
    const { to } = parse(Recipient, queryOf(request))
    await jobs.runDue()
    const mails = await listOutbox(config, to)
    if (!(request.headers.accept ?? '').includes('text/html')) return uncached(reply).send({ mails })
    return uncached(reply).type('text/html; charset=utf-8').send(outboxPage(mails))
  })
  app.delete('/dev/outbox', outbox, async (_request, reply) => {
    await clearOutbox(config)
    return reply.code(204).send()
  })
  app.post('/dev/clock', { config: { name: 'dev.clock' } }, async (request, reply) => {
    const { advance } = parse(Advance, request.body)
    await clock.advance(advance * 1000)
    await jobs.runDue()
    await live.recheck()
    return uncached(reply).send({ now: clock.now().toISOString() })
  })
}

/** @throws AppError request.invalid */
function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (!parsed.success) throw new AppError('request.invalid', { fields: fieldProblems(parsed.error.issues) })
  return parsed.data
}

function uncached(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}
