export const moderationNoticeWordsEn = {
  decision_taken:
    '{action, select, remove {We removed this} move {We moved this to another category} warn {A warning} strike {A strike} suspend {Your account is suspended until {date}} ban {Your account is permanently suspended} other {Please confirm a phone number before you post again}}: {isNamed, select, yes {“{title}”} other {{subject, select, listing {your listing} revision {the change to your listing} photo {your photo} message {your message} thread {your conversation} profile {your profile} dating_profile {your dating profile} verification {your photo verification} group {your group} event {your event} post {your post} comment {your comment} other {your account}}}}. You can appeal.',
  appeal_decided:
    '{isOverturned, select, yes {You were right: we have overturned our decision.} other {Somebody else on our team reviewed your appeal: the decision stands.}}',
} as const
