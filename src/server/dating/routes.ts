import { answerVerification as answerVerificationOperation } from '#contract/dating/answer-verification.ts'
import { blockDatingProfile as blockDatingProfileOperation } from '#contract/dating/block-dating-profile.ts'
import { closeDatingReport as closeDatingReportOperation } from '#contract/dating/close-dating-report.ts'
import { createDatingProfile as createDatingProfileOperation } from '#contract/dating/create-dating-profile.ts'
import { deleteDatingProfile as deleteDatingProfileOperation } from '#contract/dating/delete-dating-profile.ts'
import { hideContacts as hideContactsOperation } from '#contract/dating/hide-contacts.ts'
import { listDatingFeed as listDatingFeedOperation } from '#contract/dating/list-dating-feed.ts'
import { listDatingReports as listDatingReportsOperation } from '#contract/dating/list-dating-reports.ts'
import { listMatches as listMatchesOperation } from '#contract/dating/list-matches.ts'
import { listVerifications as listVerificationsOperation } from '#contract/dating/list-verifications.ts'
import { readDatingProfile as readDatingProfileOperation } from '#contract/dating/read-dating-profile.ts'
import { removeMatch as removeMatchOperation } from '#contract/dating/remove-match.ts'
import { reportDatingProfile as reportDatingProfileOperation } from '#contract/dating/report-dating-profile.ts'
import { requestPose as requestPoseOperation } from '#contract/dating/request-pose.ts'
import { resetDeck as resetDeckOperation } from '#contract/dating/reset-deck.ts'
import { revokePass as revokePassOperation } from '#contract/dating/revoke-pass.ts'
import { sendOpener as sendOpenerOperation } from '#contract/dating/send-opener.ts'
import { submitVerification as submitVerificationOperation } from '#contract/dating/submit-verification.ts'
import { swipeProfile as swipeProfileOperation } from '#contract/dating/swipe-profile.ts'
import { updateDatingFilters as updateDatingFiltersOperation } from '#contract/dating/update-dating-filters.ts'
import { updateDatingProfile as updateDatingProfileOperation } from '#contract/dating/update-dating-profile.ts'
import { updateVisibility as updateVisibilityOperation } from '#contract/dating/update-visibility.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rawRoute, type Route, route } from '#server/platform/route.ts'
import { answerVerification } from './answer-verification.ts'
import { blockDatingProfile } from './block-dating-profile.ts'
import { closeDatingReport } from './close-dating-report.ts'
import { createDatingProfile } from './create-dating-profile.ts'
import { deleteDatingProfile } from './delete-dating-profile.ts'
import { hideContacts } from './hide-contacts.ts'
import { listDatingFeed } from './list-dating-feed.ts'
import { listDatingReports } from './list-dating-reports.ts'
import { listMatches } from './list-matches.ts'
import { listVerifications } from './list-verifications.ts'
import { readDatingProfile } from './read-dating-profile.ts'
import { removeMatch } from './remove-match.ts'
import { reportDatingProfile } from './report-dating-profile.ts'
import { requestPose } from './request-pose.ts'
import { resetDeck } from './reset-deck.ts'
import { revokePass } from './revoke-pass.ts'
import { sendOpener } from './send-opener.ts'
import { submitVerification } from './submit-verification.ts'
import { swipeProfile } from './swipe-profile.ts'
import { updateDatingFilters } from './update-dating-filters.ts'
import { updateDatingProfile } from './update-dating-profile.ts'
import { updateVisibility } from './update-visibility.ts'

export const datingRoutes = (platform: Platform): Route[] => [
  route(answerVerificationOperation)((input, member) => answerVerification(platform, member, input)),
  route(blockDatingProfileOperation)((input, member) => blockDatingProfile(platform, member, input)),
  route(closeDatingReportOperation)((input, member) => closeDatingReport(platform, member, input)),
  route(createDatingProfileOperation)((input, member) => createDatingProfile(platform, member, input)),
  route(deleteDatingProfileOperation)((_input, member) => deleteDatingProfile(platform, member)),
  route(hideContactsOperation)((input, member) => hideContacts(platform, member, input)),
  rawRoute(listDatingFeedOperation)((input, member) => listDatingFeed(platform, member, input)),
  route(listDatingReportsOperation)((_input, member) => listDatingReports(platform, member)),
  route(listMatchesOperation)((input, member) => listMatches(platform, member, input)),
  route(listVerificationsOperation)((_input, member) => listVerifications(platform, member)),
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
