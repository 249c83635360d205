export const newPasswordEn = {
  title: 'New password',
  lead: 'Choose a new password for your account.',
  label: 'New password',
  current: 'Current password',
  save: 'Save password',
  change: 'Change password',
  done: 'Your new password is set.',
  byCode: 'No password yet, or forgotten? Send me a code',
  codeSent: 'We sent you a 6-digit code. It stands for your current password.',
  signedOut: 'This page is open for a short time after the link in the mail. Ask for a new one.',
}
