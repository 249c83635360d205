import { sectionOf } from '#contract/auth/security-news.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { mailLanguage } from '#server/auth/users/user-policy.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { type NoticeKind, noticeView } from './notice-view.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Version 1. */
    'auth.send-notice': { to: string; kind: NoticeKind; language: InterfaceLanguage; at: string }
  }
}

/** Tells a person, by mail and in the ways of features above, what happened to their account, so that they notice when it was not them. */
export async function queueNotice(tx: Tx, auth: Auth, user: UserRow, kind: NoticeKind): Promise<void> {
  await auth.platform.events.emit(tx, 'auth.owner-notified', { userId: UserId.parse(user.id), kind })
  if (user.email === null) return
  await auth.platform.jobs.send(tx, 'auth.send-notice', {
    to: user.email,
    kind,
    language: mailLanguage(user.raw_user_meta_data, ''),
    at: auth.platform.clock.now().toISOString(),
  })
}

export function workSendNotice(auth: Auth): void {
  const { jobs, mail, config } = auth.platform
  jobs.work('auth.send-notice', async ({ to, kind, language, at }) => {
    const site = `${config.publicUrl}/#/account?section=${sectionOf(kind)}`
    await mail.send({ to, ...noticeView({ kind, language, at: new Date(at), site }) })
  })
}
