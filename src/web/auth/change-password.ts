import { useMutation } from '@tanstack/react-query'
import { askAuth } from './ask-auth.ts'

interface NewPassword {
  password: string
  /** Asked for by the server unless the session came from a recovery mail. */
  currentPassword?: string
}

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
