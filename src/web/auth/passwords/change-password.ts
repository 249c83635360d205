import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

interface NewPassword {
  password: string
  /** Left out after a recovery mail, and where a mailed code stands for it. */
  currentPassword?: string
  nonce?: string
}

/** Sets a new password; all other sessions of the account end. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: ({ password, currentPassword, nonce }: NewPassword) =>
      askAuth((auth) =>
        auth.updateUser({
          password,
          ...(currentPassword !== undefined && { current_password: currentPassword }),
          ...(nonce !== undefined && { nonce }),
        }),
      ),
  })
