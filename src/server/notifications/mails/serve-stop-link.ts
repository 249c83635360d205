import { z } from 'zod'
import { STOP_TOKEN_MAX } from '#contract/notifications/stop-mails.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { stopMails } from '#server/notifications/stop-mails.ts'

const PATH = '/unsubscribe/{token}'

/** What mail programs are given to end such mails by one tap (RFC 8058). */
export const stopHeaders = (site: string, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${site}/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The page that does the same, for people. */
export const stopPage = (site: string, token: string): string => `${site}/#/stop-mails?token=${token}`

/** A mail program posts to end the mails; a browser that is led here sees the page. Looking alone ends nothing. */
export function serveStopLink(platform: Platform): WireRoute[] {
  const site = platform.config.publicUrl
  const tokenOf = (params: Record<string, string>) => {
    const token = params['token'] ?? ''
    if (token.length > STOP_TOKEN_MAX) throw new AppError('notifications.link-invalid')
    return token
  }
  return [
    {
      name: 'notifications.stop-by-program',
      method: 'POST',
      path: PATH,
      access: 'whoever holds the signed link',
      summary:
        'End the mails that a link was signed for: one-click unsubscribing of mail programs (RFC 8058)',
      binaryTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
      answers: { 200: z.strictObject({ stopped: z.literal(true) }) },
      async run({ params }) {
        await stopMails(platform, { token: tokenOf(params) })
        return { status: 200, body: { stopped: true } }
      },
    },
    {
      name: 'notifications.show-stop-page',
      method: 'GET',
      path: PATH,
      access: 'anyone',
      summary: 'Redirect to the page that unsubscribes from these mails',
      readsOnly: true,
      answers: { 303: null },
      run: async ({ params }) => ({
        status: 303,
        headers: { location: stopPage(site, encodeURIComponent(tokenOf(params))) },
      }),
    },
  ]
}
