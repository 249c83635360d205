import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const messages: TopicTexts<'messages'> = {
  'write-to-poster': {
    question: 'How do I write to somebody about a listing?',
    answer:
      'Open the listing and tap “Message”. The first message has at least 12 characters, so that the other person knows what it is about; “Still available?” asks with one tap. The conversation then appears under “Messages”.\n\nYou cannot contact anyone about a listing that has ended.',
    also: 'contact owner landlord seller employer reply answer chat ask',
  },
  'photos-in-messages': {
    question: 'Why can I not send photos or links?',
    answer:
      'In a new conversation photos and links wait until the other one has answered; that keeps unwanted pictures and traps away. Up to 10 messages can be written until then. Afterwards up to 5 photos fit into one message.',
    also: 'pictures images attach attachment blocked url send',
  },
  'voice-messages': {
    question: 'Can I send a voice message?',
    answer:
      'Yes, up to 2 minutes, once the other one has answered. Tap the microphone beside the empty message field. When you stop, you can listen to it before you send it; it waits for a connection like any other message. It can be heard faster, and is deleted with its message.\n\nWhere this site can have speech written down, a voice message has “Read as text” below it. A machine writes it, so names and numbers may be wrong. The microphone is missing where a browser cannot record in the format we use.',
    also: 'audio record recording speak microphone listen deaf hearing transcript',
  },
  'new-conversations-a-day': {
    question: 'Is there a limit to how many people I can write to?',
    answer:
      'Yes, for new conversations: 5 a day with a new account, 20 once we know you a little, and up to 50 for long-standing members. We warn you before you reach it. There is no such limit in conversations that have already started.',
    also: 'limit maximum too many messages quota spam',
  },
  'message-requests': {
    question: 'What are message requests?',
    answer:
      'The first message from somebody you only share a group with appears under “Requests”. Tap “Accept” to continue, or “Ignore”; nobody is notified of that. They learn that you have read it only when you accept, and until then they can send neither photos nor links.',
    also: 'unknown stranger inbox folder pending',
  },
  'read-receipts': {
    question: 'Do others see that I have read their message?',
    answer:
      'Yes, unless you turn “Read receipts” off in Account under “Messages and privacy”. There you also decide whether others see that you are typing or here now; the last one is off at first. Each holds for both sides: what you do not show, you do not see either.',
    also: 'seen ticks delivered online status typing last seen hide presence',
  },
  'edit-message': {
    question: 'Can I change or delete a message?',
    answer:
      'For 15 minutes you can change its words with “Edit”; it is then marked as edited. For 60 minutes you can delete it with “Delete for everyone”; in its place everyone sees that a message was deleted.',
    also: 'undo unsend remove correct recall wrong delete',
  },
  'make-an-offer': {
    question: 'How do I make an offer?',
    answer:
      'In the conversation about a listing tap the plus sign, then “Make an offer”, name your price and choose for how many days it stands. The other one accepts, declines or answers with “Counter” and another price; until then you can withdraw it.\n\nFor a fixed price only the owner can begin. Nothing is paid here: you agree on a price, and pay when you meet.',
    also: 'negotiate bargain price haggle bid pay payment',
  },
  'propose-viewing': {
    question: 'How do I agree on a time to see a room or an item?',
    answer:
      'In the conversation tap the plus sign, then “Propose a viewing”, and choose day and time. The other one accepts or declines. Meet where others are around, by day, and tell somebody where you go.',
    also: 'appointment visit schedule date meet come look',
  },
  'block-somebody': {
    question: 'How do I block somebody?',
    answer:
      'In the menu of the conversation, or together with a report. You will then no longer see each other: no messages, no listings, no profile. They are not notified.\n\nUnder “Messages and privacy” in Account you see who you blocked and can undo it.',
    also: 'unblock stop harass annoying hide person ban ignore blocked list people',
  },
  'mute-and-archive': {
    question: 'Can I silence a conversation or put it away?',
    answer:
      'Yes, in its menu. “Mute” keeps it quiet for 8 hours, for a week or for good. “Archive” puts it away; it comes back by itself when somebody writes. “Mark as unread” reminds you to answer later.',
    also: 'unmute notifications sound hide archive folder quiet',
  },
  'chat-of-listing': {
    question: 'What is the chat of an event?',
    answer:
      'At events, and where somebody is looking for a ride, everyone who is interested talks in one chat: tap “Join the chat” on the listing. The person who posted it moderates: they can delete messages, remove people and slow the chat down. You can leave at any time.',
    also: 'group chat conversation transport ride carpool slow mode',
  },
}
