import type { ModeratedSubjects } from '#server/moderation/public.ts'
import { moderateAccount } from './people/moderate-account.ts'

/** What staff decide about here. */
export const accountSubjects = (): ModeratedSubjects => ({ account: moderateAccount() })
