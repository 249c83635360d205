import { askOwner as askOwnerOperation } from '#contract/listings/conversation/ask-owner.ts'
import { findConversation as findConversationOperation } from '#contract/listings/conversation/find-conversation.ts'
import { joinListingChat as joinListingChatOperation } from '#contract/listings/conversation/join-listing-chat.ts'
import { listAskers as listAskersOperation } from '#contract/listings/conversation/list-askers.ts'
import { listSubjects as listSubjectsOperation } from '#contract/listings/conversation/list-subjects.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { askOwner } from './ask-owner.ts'
import { findConversation } from './find-conversation.ts'
import { joinListingChat } from './join-listing-chat.ts'
import { listAskers } from './list-askers.ts'
import { listSubjects } from './list-subjects.ts'

export const conversationRoutes = (platform: Platform): Route[] => [
  route(findConversationOperation)((input, member) => findConversation(platform, member, input)),
  route(listSubjectsOperation)((input, member) => listSubjects(platform, member, input)),
  route(listAskersOperation)((input, member) => listAskers(platform, member, input)),
  route(askOwnerOperation)((input, member) => askOwner(platform, member, input)),
  route(joinListingChatOperation)((input, member) => joinListingChat(platform, member, input)),
]
