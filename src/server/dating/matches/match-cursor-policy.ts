import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'
import type { Point } from './match-store.ts'

const Place = z.tuple([z.iso.datetime(), z.uuid()])

/** Opaque text for an address: behind which match the next page begins. */
export const writePlace = ({ at, id }: Point): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')

/** @throws AppError request.invalid when it is not one of ours */
export function readPlace(cursor: string): Point {
  const parsed = Place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (parsed.success) return { at: new Date(parsed.data[0]), id: parsed.data[1] }
  const field = { path: 'cursor', message: 'Invalid input', key: 'invalid', values: {} }
  throw new AppError('request.invalid', { fields: [field] })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
