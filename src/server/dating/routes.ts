import { blockDatingProfile as blockDatingProfileOperation } from '#contract/dating/reports/block-dating-profile.ts'
import { countLikes as countLikesOperation } from '#contract/dating/matches/count-likes.ts'
import { createDatePlan as createDatePlanOperation } from '#contract/dating/plans/create-date-plan.ts'
import { deleteDatePlan as deleteDatePlanOperation } from '#contract/dating/plans/delete-date-plan.ts'
import { listDatePlans as listDatePlansOperation } from '#contract/dating/plans/list-date-plans.ts'
import { readDatePlan as readDatePlanOperation } from '#contract/dating/plans/read-date-plan.ts'
import { createDatingProfile as createDatingProfileOperation } from '#contract/dating/profile/create-dating-profile.ts'
import { deleteDatingProfile as deleteDatingProfileOperation } from '#contract/dating/profile/delete-dating-profile.ts'
import { hideContacts as hideContactsOperation } from '#contract/dating/contacts/hide-contacts.ts'
import { listDatingFeed as listDatingFeedOperation } from '#contract/dating/deck/list-dating-feed.ts'
import { listMatches as listMatchesOperation } from '#contract/dating/matches/list-matches.ts'
import { readDatingProfile as readDatingProfileOperation } from '#contract/dating/profile/read-dating-profile.ts'
import { removeMatch as removeMatchOperation } from '#contract/dating/matches/remove-match.ts'
import { reportDatingProfile as reportDatingProfileOperation } from '#contract/dating/reports/report-dating-profile.ts'
import { requestPose as requestPoseOperation } from '#contract/dating/verification/request-pose.ts'
import { resetDeck as resetDeckOperation } from '#contract/dating/deck/reset-deck.ts'
import { revokePass as revokePassOperation } from '#contract/dating/deck/revoke-pass.ts'
import { sendOpener as sendOpenerOperation } from '#contract/dating/matches/send-opener.ts'
import { submitVerification as submitVerificationOperation } from '#contract/dating/verification/submit-verification.ts'
import { swipeProfile as swipeProfileOperation } from '#contract/dating/deck/swipe-profile.ts'
import { updateDatingFilters as updateDatingFiltersOperation } from '#contract/dating/profile/update-dating-filters.ts'
import { updateDatingProfile as updateDatingProfileOperation } from '#contract/dating/profile/update-dating-profile.ts'
import { updateVisibility as updateVisibilityOperation } from '#contract/dating/profile/update-visibility.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rawRoute, type Route, route } from '#server/platform/route.ts'
import { blockDatingProfile } from './reports/block-dating-profile.ts'
import { countLikes } from './matches/count-likes.ts'
import { createDatePlan } from './plans/create-date-plan.ts'
import { deleteDatePlan } from './plans/delete-date-plan.ts'
import { listDatePlans } from './plans/list-date-plans.ts'
import { readDatePlan } from './plans/read-date-plan.ts'
import { createDatingProfile } from './profile/create-dating-profile.ts'
import { deleteDatingProfile } from './profile/delete-dating-profile.ts'
import { hideContacts } from './contacts/hide-contacts.ts'
import { listDatingFeed } from './deck/list-dating-feed.ts'
import { listMatches } from './matches/list-matches.ts'
import { readDatingProfile } from './profile/read-dating-profile.ts'
import { removeMatch } from './matches/remove-match.ts'
import { reportDatingProfile } from './reports/report-dating-profile.ts'
import { requestPose } from './verification/request-pose.ts'
import { resetDeck } from './deck/reset-deck.ts'
import { revokePass } from './deck/revoke-pass.ts'
import { sendOpener } from './matches/send-opener.ts'
import { submitVerification } from './verification/submit-verification.ts'
import { swipeProfile } from './deck/swipe-profile.ts'
import { updateDatingFilters } from './profile/update-dating-filters.ts'
import { updateDatingProfile } from './profile/update-dating-profile.ts'
import { updateVisibility } from './profile/update-visibility.ts'

export const datingRoutes = (platform: Platform): Route[] => [
  route(blockDatingProfileOperation)((input, member) => blockDatingProfile(platform, member, input)),
  route(countLikesOperation)((_input, member) => countLikes(platform, member)),
  route(createDatePlanOperation)((input, member) => createDatePlan(platform, member, input)),
  route(deleteDatePlanOperation)((input, member) => deleteDatePlan(platform, member, input)),
  route(listDatePlansOperation)((_input, member) => listDatePlans(platform, member)),
  route(readDatePlanOperation)((input) => readDatePlan(platform, input)),
  route(createDatingProfileOperation)((input, member) => createDatingProfile(platform, member, input)),
  route(deleteDatingProfileOperation)((_input, member) => deleteDatingProfile(platform, member)),
  route(hideContactsOperation)((input, member) => hideContacts(platform, member, input)),
  rawRoute(listDatingFeedOperation)((input, member) => listDatingFeed(platform, member, input)),
  route(listMatchesOperation)((input, member) => listMatches(platform, member, input)),
  route(readDatingProfileOperation)((_input, member) => readDatingProfile(platform, member)),
  route(removeMatchOperation)((input, member) => removeMatch(platform, member, input)),
  route(reportDatingProfileOperation)((input, member) => reportDatingProfile(platform, member, input)),
  route(requestPoseOperation)((_input, member) => requestPose(platform, member)),
  route(resetDeckOperation)((_input, member) => resetDeck(platform, member)),
  route(revokePassOperation)((_input, member) => revokePass(platform, member)),
  route(sendOpenerOperation)((input, member) => sendOpener(platform, member, input)),
  route(submitVerificationOperation)((input, member) => submitVerification(platform, member, input)),
  route(swipeProfileOperation)((input, member) => swipeProfile(platform, member, input)),
  route(updateDatingFiltersOperation)((input, member) => updateDatingFilters(platform, member, input)),
  route(updateDatingProfileOperation)((input, member) => updateDatingProfile(platform, member, input)),
  route(updateVisibilityOperation)((input, member) => updateVisibility(platform, member, input)),
]
