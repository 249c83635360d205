import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerConnection } from '#contract/networking/connections/answer-connection.ts'
import { listConnections } from '#contract/networking/connections/list-connections.ts'
import { removeConnection } from '#contract/networking/connections/remove-connection.ts'
import { requestConnection } from '#contract/networking/connections/request-connection.ts'
import type { ConnectionState } from '#contract/networking/people/person.ts'
import { type Person, readPerson } from '#contract/networking/people/read-person.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { changeStanding } from '#web/networking/change-posts.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'

/** What can be done about a connection: asked for, accepted, ignored, taken back or ended. */
export type StandingChange =
  | { act: 'ask'; note?: string | null }
  | { act: 'accept' }
  | { act: 'ignore' }
  | { act: 'remove' }

function send(userId: UserId, change: StandingChange): Promise<{ state: ConnectionState }> {
  switch (change.act) {
    case 'ask':
      return call(requestConnection, { userId, note: change.note ?? null })
    case 'accept':
      return call(answerConnection, { userId, isAccepted: true })
    case 'ignore':
      return call(answerConnection, { userId, isAccepted: false })
    case 'remove':
      return call(removeConnection, { userId })
  }
}

function showStanding(cache: QueryClient, userId: UserId, connection: ConnectionState): void {
  changeStanding(cache, userId, connection)
  cache.setQueryData<Person>(api(readPerson).key({ userId }), (person) => person && { ...person, connection })
  void cache.invalidateQueries({ queryKey: api(listConnections).key() })
}

/** Changes how one stands to somebody; every page that shows it follows. Refused, it is read anew. */
export function useChangeStanding() {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: ['networking', 'change-standing'],
    mutationFn: ({ userId, change }: { userId: UserId; change: StandingChange }) => send(userId, change),
    onSuccess: ({ state }, { userId }) => {
      showStanding(cache, userId, state)
      // who is connected may see more of the other's page
      void cache.invalidateQueries({ queryKey: api(readPerson).key({ userId }) })
    },
    onError: (_error, { userId }) => {
      void cache.invalidateQueries({ queryKey: api(listConnections).key() })
      void cache.invalidateQueries({ queryKey: api(readPerson).key({ userId }) })
    },
  })
}
