import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const groups: TopicTexts<'groups'> = {
  'find-group': {
    question: 'How do I find a group near me?',
    answer:
      'Open “Explore Groups”. Search by words in either script and choose place, distance, day, category, and whether people meet in person or online. The distance begins with 18 miles and goes up to 100 miles or anywhere. No account is needed to look.',
    also: 'community association club church mosque iddir equb meetup explore events nearby',
  },
  'create-group': {
    question: 'How do I start a group?',
    answer:
      'On the “Social” page open the groups and begin a new one. It takes a title of up to 100 characters, a description of up to 500, a category, and when you meet. A group that meets in person needs city and state; one that meets online needs the link of the meeting. A banner has up to 5 MB.\n\nA group begins with room for 50 members; its admin can set 2 to 500.',
    also: 'found new organise organize create community club size limit',
  },
  'join-group': {
    question: 'How do I join a group? What if it has to approve me?',
    answer:
      'Join on the page of the group. Many groups take you in at once. Others approve each member: then you answer up to 3 questions, and an admin decides; you are notified. If you were declined, you can ask again after 7 days.',
    also: 'membership pending request accept member approval waiting rejected',
  },
  'group-is-full': {
    question: 'The group or event is full. Can I still get in?',
    answer:
      'Join all the same: you are put on the waitlist and see your place in line. As soon as somebody leaves, the next person in line joins automatically and is notified.',
    also: 'waiting list queue waitlist capacity places spots',
  },
  'leave-or-hand-over': {
    question: 'How do I leave a group that I lead?',
    answer:
      'Members leave on the page of the group. The last admin first hands the group over to another member, or archives it: then it can still be read, but nothing in it can be changed.',
    also: 'quit exit admin owner transfer delete group close archive moderator',
  },
  'group-meeting-link': {
    question: 'Who sees the link of an online meeting?',
    answer:
      'Members of the group, and people who registered for that event. Others see that people meet online, and where to join the group. The link is not in shared pages or calendar files either.',
    also: 'zoom url video call online virtual join hidden private',
  },
  'attend-event': {
    question: 'How do I tell a group that I am coming?',
    answer:
      'Open the event on the group’s page and answer: going, maybe or no. You can bring up to 10 guests, as long as there is room; if not, you wait in line. You can change your answer until the event is over.\n\nWhere anybody may join, people without an account can come too: they register on the event’s page with a name and an e-mail address, and confirm by the link we send them.',
    also: 'rsvp attend attendance guests plus one going event register',
  },
  'event-reminders': {
    question: 'Am I reminded of events?',
    answer:
      'Yes. If you answered that you are going, or maybe, we remind you 24 hours and 2 hours before it begins. In the notification settings you choose how.',
    also: 'reminder notification alert before start',
  },
  'event-in-calendar': {
    question: 'How do I get an event into my own calendar?',
    answer:
      'Each event can be downloaded as a calendar file (.ics), which every calendar opens. Each group also has a calendar to subscribe to: new, moved and cancelled meetings then appear in yours by themselves.',
    also: 'ics ical google calendar outlook apple download subscribe feed export',
  },
  'event-time-zone': {
    question: 'In which time zone are events shown?',
    answer:
      'What takes place somewhere is shown in the time of that place, with its name if yours differs. Online meetings are shown in your own time. A weekly meeting at six stays at six when the clocks change.',
    also: 'timezone daylight saving summer time clock hours utc wrong time',
  },
}
