import { readStanding } from '#server/auth/public.ts'
import type { ModeratedSubjects } from '#server/moderation/public.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteHideAllowance, exportHideAllowance } from './contacts/hide-allowance-store.ts'
import { deleteAllowance, exportAllowance } from './deck/allowance-store.ts'
import { checkViewing } from './profile/check-viewing.ts'
import { deleteHiddenPairsOf, exportHiddenPairs } from './contacts/hidden-pair-store.ts'
import { exportContacts } from './contacts/contact-store.ts'
import { countOpener } from './matches/count-opener.ts'
import { moderateDatingProfile } from './reports/moderate-dating-profile.ts'
import { moderateVerification } from './verification/moderate-verification.ts'
import { deletePlansOf, exportPlans } from './plans/date-plan-store.ts'
import { workForgetPlans } from './plans/forget-plans-job.ts'
import { workForgetEvidence } from './reports/forget-evidence-job.ts'
import { deleteEvidencePhotosOf } from './reports/evidence-store.ts'
import { exportMatches } from './matches/match-store.ts'
import { exportDatingPhotos } from './profile/photo-store.ts'
import {
  changeDating,
  deleteDating,
  exportCards,
  exportDating,
  lockOwnDating,
} from './profile/profile-store.ts'
import { setContactKeys } from './contacts/set-contact-keys.ts'
import { exportSwipes } from './deck/swipe-store.ts'
import { exportVerifications, forgetDecider } from './verification/verification-store.ts'
export { datingNotices } from './notices-view.ts'

/** What staff decide about here. */
export const datingSubjects = (platform: Platform): ModeratedSubjects => ({
  dating_profile: moderateDatingProfile(platform),
  verification: moderateVerification(platform),
})

/** Registers the background jobs; to be called before the queue starts. */
export function workDatingJobs(platform: Platform): void {
  workForgetEvidence(platform)
  workForgetPlans(platform)
}

/** Subscribes dating to events of features below; to be called once, at the start. */
export function subscribeDating(platform: Pick<Platform, 'events' | 'clock' | 'config'>): void {
  const { events } = platform
  events.on('media.viewing-asked', (tx, asked) => checkViewing(tx, platform, asked))
  events.on('messaging.match-opened', (tx, asked) => countOpener(tx, platform, asked))
  events.on('auth.contacts-changed', async (tx, { userId }) => {
    if (!(await lockOwnDating(tx, userId))) return
    await changeDating(tx, userId, { has_phone: (await readStanding(tx, userId)).hasPhone })
    await setContactKeys(tx, platform, userId)
  })
}

export const personalData: PersonalData = {
  feature: 'dating',
  tables: [
    'public.dating_profile',
    'public.dating_card',
    'public.dating_photo',
    'public.dating_evidence_photo',
    'public.dating_swipe',
    'public.dating_match',
    'public.dating_hidden_pair',
    'public.dating_hidden_contact',
    'public.dating_contact_key',
    'public.dating_verification',
    'public.dating_allowance',
    'public.dating_hide_allowance',
    'public.dating_date_plan',
  ],
  export: async (tx, userId) => ({
    'public.dating_profile': await exportDating(tx, userId),
    'public.dating_card': await exportCards(tx, userId),
    'public.dating_photo': await exportDatingPhotos(tx, userId),
    // would tell that somebody reported them
    'public.dating_evidence_photo': [],
    'public.dating_swipe': await exportSwipes(tx, userId),
    'public.dating_match': await exportMatches(tx, userId),
    'public.dating_hidden_pair': exportHiddenPairs(),
    ...(await exportContacts(tx, userId)),
    'public.dating_verification': await exportVerifications(tx, userId),
    'public.dating_allowance': await exportAllowance(tx, userId),
    'public.dating_hide_allowance': await exportHideAllowance(tx, userId),
    'public.dating_date_plan': await exportPlans(tx, userId),
  }),
  async purge(tx, userId) {
    await deleteDating(tx, userId)
    await deleteEvidencePhotosOf(tx, userId)
    await deleteHiddenPairsOf(tx, userId)
    await deleteAllowance(tx, userId)
    await deleteHideAllowance(tx, userId)
    await deletePlansOf(tx, userId)
    await forgetDecider(tx, userId)
  },
}
