/** How two names compare: without case, accents and what stands between words. */
const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Is this one of the names under which somebody is shown outside of dating? It would lead to them. */
export const isNameElsewhere = (name: string, elsewhere: readonly (string | null)[]): boolean =>
  elsewhere.some((other) => other !== null && foldName(other) !== '' && foldName(other) === foldName(name))

/** The first word of a full name. */
export const givenNameOf = (fullName: string): string => fullName.trim().split(/\s+/u)[0] ?? ''
