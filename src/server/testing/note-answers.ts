import { appendFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Each once per process: a suite answers some fifty thousand times. */
const noted = new Set<string>()

const Refusal = z.object({ error: z.object({ code: z.string() }) })

/**
 * Where ANSWERS_FILE is set, writes down what every operation answered: a line `name code`, or `name done` when it
 * worked. scripts/test/operation-proof.ts holds it against the contract.
 */
export function noteAnswers(app: FastifyInstance): void {
  const file = process.env['ANSWERS_FILE']
  if (file === undefined) return
  app.addHook('onSend', (request, reply, payload, done) => {
    const { name, operation } = request.routeOptions.config
    if (operation) note(file, `${name} ${reply.statusCode < 400 ? 'done' : codeOf(payload)}`)
    done(null, payload)
  })
}

function note(file: string, line: string): void {
  if (noted.has(line)) return
  noted.add(line)
  appendFileSync(file, `${line}\n`)
}

const codeOf = (payload: unknown): string => Refusal.parse(JSON.parse(String(payload))).error.code
