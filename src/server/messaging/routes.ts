import { answerCard as answerCardOperation } from '#contract/messaging/answer-card.ts'
import { answerRequest as answerRequestOperation } from '#contract/messaging/answer-request.ts'
import { updateThreadPlace as arrangeThreadOperation } from '#contract/messaging/update-thread-place.ts'
import { blockPeer as blockPeerOperation } from '#contract/messaging/block-peer.ts'
import { countUnreadThreads as countUnreadThreadsOperation } from '#contract/messaging/count-unread-threads.ts'
import { deleteMessage as deleteMessageOperation } from '#contract/messaging/delete-message.ts'
import { editMessage as editMessageOperation } from '#contract/messaging/edit-message.ts'
import { leaveThread as leaveThreadOperation } from '#contract/messaging/leave-thread.ts'
import { listMessages as listMessagesOperation } from '#contract/messaging/list-messages.ts'
import { listThreadMembers as listThreadMembersOperation } from '#contract/messaging/list-thread-members.ts'
import { listThreads as listThreadsOperation } from '#contract/messaging/list-threads.ts'
import { listReportedMessages as listReportedMessagesOperation } from '#contract/messaging/list-reported-messages.ts'
import { markDelivered as markDeliveredOperation } from '#contract/messaging/mark-delivered.ts'
import { markThreadRead as markThreadReadOperation } from '#contract/messaging/mark-thread-read.ts'
import { reactToMessage as reactToMessageOperation } from '#contract/messaging/react-to-message.ts'
import { readMessageSettings as readMessageSettingsOperation } from '#contract/messaging/read-message-settings.ts'
import { readReportedMessages as readReportedMessagesOperation } from '#contract/messaging/read-reported-messages.ts'
import { readThread as readThreadOperation } from '#contract/messaging/read-thread.ts'
import { removeThreadMember as removeThreadMemberOperation } from '#contract/messaging/remove-thread-member.ts'
import { reportMessage as reportMessageOperation } from '#contract/messaging/report-message.ts'
import { updateChat as runChatOperation } from '#contract/messaging/update-chat.ts'
import { sendMessage as sendMessageOperation } from '#contract/messaging/send-message.ts'
import { startDirectThread as startDirectThreadOperation } from '#contract/messaging/start-direct-thread.ts'
import { updateMessageSettings as updateMessageSettingsOperation } from '#contract/messaging/update-message-settings.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rawRoute, route, type Route } from '#server/platform/route.ts'
import { answerCard } from './answer-card.ts'
import { answerRequest } from './answer-request.ts'
import { updateThreadPlace } from './update-thread-place.ts'
import { blockPeer } from './block-peer.ts'
import { countUnreadThreads } from './count-unread-threads.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import { leaveThread } from './leave-thread.ts'
import { listMessages } from './list-messages.ts'
import { listThreadMembers } from './list-thread-members.ts'
import { listThreads } from './list-threads.ts'
import { listReportedMessages } from './list-reported-messages.ts'
import { markDelivered } from './mark-delivered.ts'
import { markThreadRead } from './mark-thread-read.ts'
import { reactToMessage } from './react-to-message.ts'
import { readMessageSettings } from './read-message-settings.ts'
import { readReportedMessages } from './read-reported-messages.ts'
import { readThread } from './read-thread.ts'
import { removeThreadMember } from './remove-thread-member.ts'
import { reportMessage } from './report-message.ts'
import { updateChat } from './update-chat.ts'
import { sendMessage } from './send-message.ts'
import { startDirectThread } from './start-direct-thread.ts'
import { updateMessageSettings } from './update-message-settings.ts'

export const messagingRoutes = (platform: Platform): Route[] => [
  rawRoute(listThreadsOperation)((input, member) => listThreads(platform, member, input)),
  route(countUnreadThreadsOperation)((_input, member) => countUnreadThreads(platform, member)),
  route(readMessageSettingsOperation)((_input, member) => readMessageSettings(platform, member)),
  route(updateMessageSettingsOperation)((input, member) => updateMessageSettings(platform, member, input)),
  route(readThreadOperation)((input, member) => readThread(platform, member, input)),
  route(startDirectThreadOperation)((input, member) => startDirectThread(platform, member, input)),
  rawRoute(listMessagesOperation)((input, member) => listMessages(platform, member, input)),
  route(sendMessageOperation)((input, member) => sendMessage(platform, member, input)),
  route(markDeliveredOperation)((_input, member) => markDelivered(platform, member)),
  route(markThreadReadOperation)((input, member) => markThreadRead(platform, member, input)),
  route(arrangeThreadOperation)((input, member) => updateThreadPlace(platform, member, input)),
  route(answerRequestOperation)((input, member) => answerRequest(platform, member, input)),
  route(blockPeerOperation)((input, member) => blockPeer(platform, member, input)),
  route(leaveThreadOperation)((input, member) => leaveThread(platform, member, input)),
  route(listThreadMembersOperation)((input, member) => listThreadMembers(platform, member, input)),
  route(removeThreadMemberOperation)((input, member) => removeThreadMember(platform, member, input)),
  route(runChatOperation)((input, member) => updateChat(platform, member, input)),
  route(editMessageOperation)((input, member) => editMessage(platform, member, input)),
  route(deleteMessageOperation)((input, member) => deleteMessage(platform, member, input)),
  route(reactToMessageOperation)((input, member) => reactToMessage(platform, member, input)),
  route(answerCardOperation)((input, member) => answerCard(platform, member, input)),
  route(listReportedMessagesOperation)((_input, member) => listReportedMessages(platform, member)),
  route(readReportedMessagesOperation)((input, member) => readReportedMessages(platform, member, input)),
  route(reportMessageOperation)((input, member) => reportMessage(platform, member, input)),
]
