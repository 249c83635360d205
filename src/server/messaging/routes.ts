import { answerCard as answerCardOperation } from '#contract/messaging/messages/answer-card.ts'
import { answerRequest as answerRequestOperation } from '#contract/messaging/threads/answer-request.ts'
import { updateThreadState as updateThreadStateOperation } from '#contract/messaging/threads/update-thread-state.ts'
import { blockPeer as blockPeerOperation } from '#contract/messaging/threads/block-peer.ts'
import { countUnreadThreads as countUnreadThreadsOperation } from '#contract/messaging/threads/count-unread-threads.ts'
import { deleteMessage as deleteMessageOperation } from '#contract/messaging/messages/delete-message.ts'
import { editMessage as editMessageOperation } from '#contract/messaging/messages/edit-message.ts'
import { leaveThread as leaveThreadOperation } from '#contract/messaging/threads/leave-thread.ts'
import { listMessages as listMessagesOperation } from '#contract/messaging/messages/list-messages.ts'
import { listThreadMembers as listThreadMembersOperation } from '#contract/messaging/members/list-thread-members.ts'
import { listThreads as listThreadsOperation } from '#contract/messaging/threads/list-threads.ts'
import { markDelivered as markDeliveredOperation } from '#contract/messaging/messages/mark-delivered.ts'
import { markThreadRead as markThreadReadOperation } from '#contract/messaging/threads/mark-thread-read.ts'
import { reactToMessage as reactToMessageOperation } from '#contract/messaging/messages/react-to-message.ts'
import { readMessageSettings as readMessageSettingsOperation } from '#contract/messaging/threads/read-message-settings.ts'
import { readReportedMessages as readReportedMessagesOperation } from '#contract/messaging/reports/read-reported-messages.ts'
import { readThread as readThreadOperation } from '#contract/messaging/threads/read-thread.ts'
import { removeThreadMember as removeThreadMemberOperation } from '#contract/messaging/members/remove-thread-member.ts'
import { reportMessage as reportMessageOperation } from '#contract/messaging/reports/report-message.ts'
import { reportThread as reportThreadOperation } from '#contract/messaging/reports/report-thread.ts'
import { updateChat as runChatOperation } from '#contract/messaging/threads/update-chat.ts'
import { sendMessage as sendMessageOperation } from '#contract/messaging/messages/send-message.ts'
import { startDirectThread as startDirectThreadOperation } from '#contract/messaging/threads/start-direct-thread.ts'
import { updateMessageSettings as updateMessageSettingsOperation } from '#contract/messaging/threads/update-message-settings.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rawRoute, route, type Route } from '#server/platform/route.ts'
import { answerCard } from './messages/answer-card.ts'
import { answerRequest } from './threads/answer-request.ts'
import { updateThreadState } from './threads/update-thread-state.ts'
import { blockPeer } from './threads/block-peer.ts'
import { countUnreadThreads } from './threads/count-unread-threads.ts'
import { deleteMessage } from './messages/delete-message.ts'
import { editMessage } from './messages/edit-message.ts'
import { leaveThread } from './threads/leave-thread.ts'
import { listMessages } from './messages/list-messages.ts'
import { listThreadMembers } from './members/list-thread-members.ts'
import { listThreads } from './threads/list-threads.ts'
import { markDelivered } from './messages/mark-delivered.ts'
import { markThreadRead } from './threads/mark-thread-read.ts'
import { reactToMessage } from './messages/react-to-message.ts'
import { readMessageSettings } from './threads/read-message-settings.ts'
import { readReportedMessages } from './reports/read-reported-messages.ts'
import { readThread } from './threads/read-thread.ts'
import { removeThreadMember } from './members/remove-thread-member.ts'
import { reportMessage } from './reports/report-message.ts'
import { reportThread } from './reports/report-thread.ts'
import { updateChat } from './threads/update-chat.ts'
import { sendMessage } from './messages/send-message.ts'
import { startDirectThread } from './threads/start-direct-thread.ts'
import { updateMessageSettings } from './threads/update-message-settings.ts'

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
  route(updateThreadStateOperation)((input, member) => updateThreadState(platform, member, input)),
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
  route(readReportedMessagesOperation)((input, member) => readReportedMessages(platform, member, input)),
  route(reportMessageOperation)((input, member) => reportMessage(platform, member, input)),
  route(reportThreadOperation)((input, member) => reportThread(platform, member, input)),
]
