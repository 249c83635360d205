import { readFigures as readFiguresOperation } from '#contract/staff/figures/read-figures.ts'
import { exportLog as exportLogOperation } from '#contract/staff/log/export-log.ts'
import { listLog as listLogOperation } from '#contract/staff/log/list-log.ts'
import { changeRole as changeRoleOperation } from '#contract/staff/people/change-role.ts'
import { markAgent as markAgentOperation } from '#contract/staff/people/mark-agent.ts'
import { openAccountCase as openAccountCaseOperation } from '#contract/staff/people/open-account-case.ts'
import { readPerson as readPersonOperation } from '#contract/staff/people/read-person.ts'
import { revealContacts as revealContactsOperation } from '#contract/staff/people/reveal-contacts.ts'
import { searchPeople as searchPeopleOperation } from '#contract/staff/people/search-people.ts'
import { writeNote as writeNoteOperation } from '#contract/staff/people/write-note.ts'
import { discardJob as discardJobOperation } from '#contract/staff/system/discard-job.ts'
import { readSystem as readSystemOperation } from '#contract/staff/system/read-system.ts'
import { resendJob as resendJobOperation } from '#contract/staff/system/resend-job.ts'
import { countAudience as countAudienceOperation } from '#contract/staff/broadcasts/count-audience.ts'
import { listBroadcasts as listBroadcastsOperation } from '#contract/staff/broadcasts/list-broadcasts.ts'
import { sendBroadcast as sendBroadcastOperation } from '#contract/staff/broadcasts/send-broadcast.ts'
import { deleteArticle as deleteArticleOperation } from '#contract/staff/help/delete-article.ts'
import { listHelp as listHelpOperation } from '#contract/staff/help/list-help.ts'
import { saveArticle as saveArticleOperation } from '#contract/staff/help/save-article.ts'
import { addBlockedTerm as addBlockedTermOperation } from '#contract/staff/blocking/add-blocked-term.ts'
import { listBlockedTerms as listBlockedTermsOperation } from '#contract/staff/blocking/list-blocked-terms.ts'
import { removeBlockedTerm as removeBlockedTermOperation } from '#contract/staff/blocking/remove-blocked-term.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeSiteSetting as changeSiteSettingOperation } from '#contract/staff/settings/change-site-setting.ts'
import { featureListing as featureListingOperation } from '#contract/staff/listings/feature-listing.ts'
import { listAllListings as listAllListingsOperation } from '#contract/staff/listings/list-all-listings.ts'
import { openListingCase as openListingCaseOperation } from '#contract/staff/listings/open-listing-case.ts'
import { readSiteSettings as readSiteSettingsOperation } from '#contract/staff/settings/read-site-settings.ts'
import { type Route, route } from '#server/platform/route.ts'
import { addBlockedTerm } from './blocking/add-blocked-term.ts'
import { deleteArticle } from './help/delete-article.ts'
import { listHelp } from './help/list-help.ts'
import { saveArticle } from './help/save-article.ts'
import { listBlockedTerms } from './blocking/list-blocked-terms.ts'
import { removeBlockedTerm } from './blocking/remove-blocked-term.ts'
import { countAudience } from './broadcasts/count-audience.ts'
import { listBroadcasts } from './broadcasts/list-broadcasts.ts'
import { sendBroadcast } from './broadcasts/send-broadcast.ts'
import { readFigures } from './figures/read-figures.ts'
import { exportLog } from './log/export-log.ts'
import { featureListing } from './listings/feature-listing.ts'
import { listAllListings } from './listings/list-all-listings.ts'
import { openListingCase } from './listings/open-listing-case.ts'
import { listLog } from './log/list-log.ts'
import { changeRole } from './people/change-role.ts'
import { markAgent } from './people/mark-agent.ts'
import { openAccountCase } from './people/open-account-case.ts'
import { readPerson } from './people/read-person.ts'
import { revealContacts } from './people/reveal-contacts.ts'
import { searchPeople } from './people/search-people.ts'
import { writeNote } from './people/write-note.ts'
import { changeSiteSetting } from './settings/change-site-setting.ts'
import { readSiteSettings } from './settings/read-site-settings.ts'
import { discardJob } from './system/discard-job.ts'
import { readSystem } from './system/read-system.ts'
import { resendJob } from './system/resend-job.ts'

export const staffRoutes = (platform: Platform): Route[] => [
  route(searchPeopleOperation)((input) => searchPeople(platform, input)),
  route(readPersonOperation)((input) => readPerson(platform, input)),
  route(revealContactsOperation)((input, member) => revealContacts(platform, member, input)),
  route(writeNoteOperation)((input, member) => writeNote(platform, member, input)),
  route(changeRoleOperation)((input, member) => changeRole(platform, member, input)),
  route(markAgentOperation)((input, member) => markAgent(platform, member, input)),
  route(openAccountCaseOperation)((input) => openAccountCase(platform, input)),
  route(listLogOperation)((input) => listLog(platform, input)),
  route(readFiguresOperation)((input) => readFigures(platform, input)),
  route(readSystemOperation)(() => readSystem(platform)),
  route(resendJobOperation)((input) => resendJob(platform, input)),
  route(discardJobOperation)((input) => discardJob(platform, input)),
  route(countAudienceOperation)((input) => countAudience(platform.db, input)),
  route(sendBroadcastOperation)((input, member) => sendBroadcast(platform, member, input)),
  route(listBroadcastsOperation)(() => listBroadcasts(platform)),
  route(listBlockedTermsOperation)(() => listBlockedTerms(platform)),
  route(addBlockedTermOperation)((input, member) => addBlockedTerm(platform, member, input)),
  route(removeBlockedTermOperation)((input, member) => removeBlockedTerm(platform, member, input)),
  route(listAllListingsOperation)((input) => listAllListings(platform, input)),
  route(featureListingOperation)((input, member) => featureListing(platform, member, input)),
  route(openListingCaseOperation)((input) => openListingCase(platform, input)),
  route(readSiteSettingsOperation)(() => readSiteSettings(platform)),
  route(changeSiteSettingOperation)((input, member) => changeSiteSetting(platform, member, input)),
  route(exportLogOperation)((input) => exportLog(platform, input)),
  route(listHelpOperation)(() => listHelp(platform)),
  route(saveArticleOperation)((input, member) => saveArticle(platform, member, input)),
  route(deleteArticleOperation)((input, member) => deleteArticle(platform, member, input)),
]
