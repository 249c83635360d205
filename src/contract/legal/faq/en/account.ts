import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const account: TopicTexts<'account'> = {
  'need-an-account': {
    question: 'Do I need an account?',
    answer:
      'No, not to look around: listings and groups can be read, and listings searched, by everybody.\n\nTo post, to write messages, to save listings and searches and to join groups you need a free account. You have to be 16 or older.',
    also: 'register guest without login free of charge age look view browse visitor without rooms',
  },
  'sign-up': {
    question: 'How do I create an account?',
    answer:
      'Tap “Sign In” and then “Sign Up”. Enter your full name, your e-mail address and a password of at least 10 characters. Where this site offers it, a phone number does as well as an e-mail address.\n\nWe send you a link and a 6-digit code. Open the link or type the code, and you are in.',
    also: 'register join new member signup open account',
  },
  'ways-to-sign-in': {
    question: 'How can I sign in?',
    answer:
      'With your e-mail address or phone number and your password. “Use a code instead” sends you a code, so that no password is needed. If you have added one, “Use a passkey” lets you in with your fingerprint, your face or the lock of your device.\n\nOther ways, such as an account of another service, appear on the sign-in page where this site offers them.',
    also: 'login log in google apple magic link otp',
  },
  'mail-not-here': {
    question: 'The e-mail with the link or code has not arrived. What can I do?',
    answer:
      'Look in your spam folder first, and check that the address on screen is right. After a short wait you can tap “Send again”; then only the newest link and code work.\n\nA link or code sent by e-mail is good for 1 hour, and works once.',
    also: 'spam junk email verification not received missing confirm confirmation',
  },
  'forgotten-password': {
    question: 'I forgot my password. How do I get back in?',
    answer:
      'On the sign-in page tap “Forgot your password?” and enter your e-mail address. If there is an account, an e-mail with a link and a code is on its way; with either of them you choose a new password.\n\nWithout any password you can come in by “Use a code instead”.',
    also: 'reset lost recover cannot log in login locked out',
  },
  'change-password': {
    question: 'How do I change my password?',
    answer:
      'Open Account, then “Security”, and tap “Change” beside the password. You need the current one; if you never set one or forgot it, we send you a code to use instead.\n\nA new password signs out your other devices.',
    also: 'update new credentials',
  },
  'second-step': {
    question: 'What is the second step, and how do I turn it on?',
    answer:
      'After your password we then ask for something that only you have: a code from an authenticator app, a text message or a security key, whichever this site offers. Even someone who knows your password cannot get in.\n\nOpen Account, then “Security”, and tap “Add a second step”. Afterwards get your recovery codes there and keep them where you find them without your phone.',
    also: '2fa mfa two factor two-step authentication totp verification',
  },
  'lost-second-step': {
    question: 'My phone with the second step is lost. How do I sign in?',
    answer:
      'Enter your password, then tap “Not at hand? Use a recovery code” and type one of the recovery codes that you kept. Each of them works once.\n\nThen add a new authenticator app under “Security” and remove the old one.',
    also: 'stolen new phone backup codes 2fa locked out authenticator',
  },
  passkeys: {
    question: 'What is a passkey?',
    answer:
      'A key that your device keeps for you. You sign in with your fingerprint, your face or the lock of the device, without a password, and nobody can coax it out of you.\n\nAdd one under “Security” with “Add a passkey”. It needs a browser that knows passkeys.',
    also: 'fingerprint face id biometric passwordless',
  },
  'change-email': {
    question: 'How do I change my e-mail address?',
    answer:
      'Under “Security” tap “Change address” and enter the new one. We send an e-mail there and one to your current address: the change takes effect once you have opened the links in both. Until then you sign in as before.',
    also: 'email new mail update contact',
  },
  'signed-in-devices': {
    question: 'How do I sign out a phone that I no longer have?',
    answer:
      'Under “Security” you see where you are signed in, with device and time. “Sign out” ends one of them, and “Sign out other devices” all but the one in your hand.',
    also: 'logout log out sessions stolen lost everywhere remote',
  },
  'profile-photo-and-name': {
    question: 'How do I change my name or photo?',
    answer:
      'Open Account, then “Profile”. The photo may have up to 2 MB, and you choose the part that is shown. Beside your listings others see your full name, or the “Display name” if you enter one, and your city if you name it.',
    also: 'avatar picture nickname edit profile bio',
  },
  'copy-of-data': {
    question: 'How do I get a copy of my data?',
    answer:
      'In your account, under “Your data”, tap “Request a copy”. We put everything we store about you into one file: a page to read, your pictures, and the same for programs. You get a notification when it is ready; it can be downloaded for 7 days, and you can request a new one a day later.',
    also: 'export download takeout gdpr archive backup zip json',
  },
  'delete-account': {
    question: 'How do I delete my account?',
    answer:
      'In your account, under “Your data”, tap “Delete account”. You are signed out everywhere at once. For 14 days you can change your mind: sign in again and everything is as it was.\n\nThen your profile and your listings with all their pictures are gone for good. What you wrote to others stays, under the name “Deleted member”.',
    also: 'close remove cancel erase leave profile gdpr',
  },
}
