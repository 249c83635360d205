/** The parts of the page of connections, as they stand in its address. */
export const CONNECTION_TABS = ['connected', 'asks', 'asked', 'find'] as const
export type ConnectionTab = (typeof CONNECTION_TABS)[number]

export const readConnectionTab = (asked: string | undefined): ConnectionTab =>
  CONNECTION_TABS.find((tab) => tab === asked) ?? 'connected'

/** Characters of a name from which on it is looked for. */
const NAME_MIN = 2

/** What is looked for; empty where too little was typed to tell. */
export const readName = (typed: string): string => {
  const name = typed.trim().replaceAll(/\s+/gu, ' ')
  return [...name].length < NAME_MIN ? '' : name
}
