import { AuthRefusal } from './refusal-policy.ts'

/**
 * The id in a path.
 * @param what how the wire calls it
 * @throws AuthRefusal validation_failed (404) for what cannot be an id
 */
export function readPathId(params: Record<string, string>, name: string, what: string): string {
  const id = params[name] ?? ''
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id.toLowerCase()
  throw new AuthRefusal('validation_failed', { status: 404, message: `${what} must be an UUID` })
}
