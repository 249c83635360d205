import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Role } from '#contract/kit/access.ts'
import type { OwnProfile } from '#contract/profiles/profile.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { api } from '#web/platform/call/api.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { forgetAnswers } from '#web/platform/call/cache.ts'
import { leaveDevice } from './device-owner.ts'
import {
  awaitsSecondFactor,
  currentSession,
  endSession,
  mayHaveSession,
  onAuthEvent,
  type Session,
  type SignOutScope,
} from './session-client.ts'
import { mayStoreSession, SESSION_KEY } from './session-store.ts'

export interface SessionUser {
  id: string
  email: string | null
  /** With the plus sign and the code of the country. */
  phone: string | null
}

export interface SessionState {
  /** True until the first auth event, or until it is known that no session is stored. */
  loading: boolean
  user: SessionUser | null
  /** The password was right, the second factor has yet to be shown; `user` is null until then. */
  secondFactorDue: boolean
  /** Null for a visitor; 'user' while the look-up is under way or when it failed. */
  role: Role | null
  /** One's own profile once it is there. */
  profile: OwnProfile | null
  /** Everywhere unless said otherwise. */
  signOut: (scope?: SignOutScope) => Promise<void>
}

export const SessionContext = createContext<SessionState | null>(null)

/** Who is signed in, followed over refreshes and over other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient()
  const { loading, user, secondFactorDue, forget } = useStoredSession()
  const profile = useQuery({
    ...api(readOwnProfile).queryOptions({}),
    ...api(readOwnProfile).kept('list'),
    enabled: user !== null,
  })

  useEffect(() => {
    setTransport({
      onSuspended: () => void cache.invalidateQueries({ queryKey: api(readOwnProfile).key() }),
    })
  }, [cache])

  const signOut = useCallback(
    (scope: SignOutScope = 'global') =>
      endSession(scope).finally(() => {
        forget()
        forgetAnswers(cache)
      }),
    [cache, forget],
  )

  const known = user === null ? null : (profile.data ?? null)
  const role = user === null ? null : (known?.role ?? 'user')
  const state = useMemo(
    () => ({ loading, user, secondFactorDue, role, profile: known, signOut }),
    [loading, user, secondFactorDue, role, known, signOut],
  )
  return <SessionContext value={state}>{children}</SessionContext>
}

/** Who is signed in. */
export function useSession(): SessionState {
  const state = use(SessionContext)
  if (!state) throw new Error('useSession needs a SessionProvider above it')
  return state
}

function useStoredSession() {
  const cache = useQueryClient()
  const [state, setState] = useState<StoredSession>(() => ({ ...NOBODY, loading: mayHaveSession() }))

  useEffect(() => {
    const stop = onAuthEvent((event, session) => {
      // without a connection the client begins with nobody; what is kept here says more, see below
      if (event === 'INITIAL_SESSION' && session === null && mayStoreSession()) return
      setState((before) => {
        const now = persistedOf(session)
        return isSame(now.user, before.user) ? { ...now, user: before.user } : now
      })
      // What was read as another person, or as a visitor, is not this person's.
      if (event === 'SIGNED_OUT') forgetAnswers(cache)
    })
    const end = () => {
      setState(NOBODY)
      void leaveDevice()
      forgetAnswers(cache)
    }
    const start = () =>
      void currentSession()
        .then((session) => setState(persistedOf(session)))
        .catch((error: unknown) => {
          console.warn('session', error)
          setState(NOBODY)
        })
    if (mayHaveSession()) start()
    // it may have run out meanwhile
    const again = () => mayHaveSession() && start()
    addEventListener('online', again)
    // A sign-in in another tab finds no client here yet. A tab that empties its storage may be closed before its
    // client has told the others; no key means all of them.
    const otherTab = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_KEY && newValue !== null) start()
      if ((key === SESSION_KEY || key === null) && newValue === null && !mayStoreSession()) end()
    }
    addEventListener('storage', otherTab)
    return () => {
      stop()
      removeEventListener('storage', otherTab)
      removeEventListener('online', again)
    }
  }, [cache])

  const forget = useCallback(() => setState(NOBODY), [])
  return { ...state, forget }
}

interface StoredSession {
  loading: boolean
  user: SessionUser | null
  secondFactorDue: boolean
}

const NOBODY: StoredSession = { loading: false, user: null, secondFactorDue: false }

function persistedOf(session: Session | null): StoredSession {
  if (session === null) return NOBODY
  if (awaitsSecondFactor(session)) return { ...NOBODY, secondFactorDue: true }
  const { id, email, phone } = session.user
  return { ...NOBODY, user: { id, email: email || null, phone: phone ? `+${phone}` : null } }
}

const isSame = (one: SessionUser | null, other: SessionUser | null): boolean =>
  one?.id === other?.id && one?.email === other?.email && one?.phone === other?.phone
