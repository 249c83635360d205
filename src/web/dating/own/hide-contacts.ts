import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CONTACT_SALT } from '#contract/dating/contacts/contact.ts'
import { hideContacts } from '#contract/dating/contacts/hide-contacts.ts'
import { readDatingProfile } from '#contract/dating/profile/read-dating-profile.ts'
import { api } from '#web/platform/call/api.ts'
import type { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'

const encoder = new TextEncoder()

/** Browsers hash on pages of a secure context only. */
export const canHash = (): boolean => globalThis.isSecureContext && 'subtle' in crypto

/** The keyed hashes of contacts, in hexadecimal; the contacts themselves never leave the device. */
export async function hashContacts(names: readonly string[]): Promise<string[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(CONTACT_SALT), algorithm, false, ['sign'])
  return Promise.all(
    names.map(async (name) => {
      const hash = await crypto.subtle.sign('HMAC', key, encoder.encode(name))
      return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
    }),
  )
}

/** Hides from these people, in place of those of an earlier list. */
export function useHideContacts() {
  const cache = useQueryClient()
  return useMutation<{ hiddenContacts: number; waiting: number }, CallError, readonly string[]>({
    mutationFn: async (names) => call(hideContacts, { hashes: await hashContacts(names) }),
    onSuccess: ({ hiddenContacts }) => {
      cache.setQueryData(api(readDatingProfile).queryOptions({}).queryKey, (now) =>
        now?.profile ? { profile: { ...now.profile, hiddenContacts } } : now,
      )
    },
  })
}
