import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

interface NewPassword {
  password: string
  /** Left out only after a recovery mail. */
  currentPassword?: string
}

/** Sets a new password; all other sessions of the account end. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: ({ password, currentPassword }: NewPassword) =>
      askAuth((auth) =>
        auth.updateUser({
          password,
          ...(currentPassword !== undefined && { current_password: currentPassword }),
        }),
      ),
  })
