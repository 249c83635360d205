export const newPasswordEn = {
  title: 'New password',
  lead: 'Choose a new password for your account.',
  label: 'New password',
  current: 'Current password',
  save: 'Save password',
  change: 'Change password',
  done: 'Your new password is set.',
  byCode: 'No password yet, or forgotten? Send me a code',
  codeSent: 'We sent you a 6-digit code. Use it in place of your current password.',
  signedOut: 'This page works for a short time after you open the link in the e-mail. Ask for a new one.',
}
