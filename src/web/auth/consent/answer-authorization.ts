import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

interface Answer {
  authorizationId: string
  agreed: boolean
}

/** Lets a program in, or not; answers with the address of the program to go back to. */
export const useAnswerAuthorization = () =>
  useMutation({
    mutationFn: async ({ authorizationId, agreed }: Answer): Promise<string> => {
      const stay = { skipBrowserRedirect: true }
      const { data } = await askAuth((auth) =>
        agreed
          ? auth.oauth.approveAuthorization(authorizationId, stay)
          : auth.oauth.denyAuthorization(authorizationId, stay),
      )
      return data.redirect_url
    },
  })
