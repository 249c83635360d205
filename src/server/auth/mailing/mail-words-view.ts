import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { MailKind } from './mail-policy.ts'

interface KindWords {
  subject: string
  heading: string
  /** {email} stands for the new address. */
  text: string
  /** Empty: the mail has a code alone. */
  button: string
}

interface MailWords {
  kinds: Record<MailKind, KindWords>
  /** Before the code, in mails without a button. */
  codeAlone: string
  codeValidity: string
  /** Before the code. */
  code: string
  validity: string
  ignore: string
  /** Under every mail. */
}

/** The words of all mails of the auth service. */
export const MAIL_WORDS: Record<InterfaceLanguage, MailWords> = {
  en: {
    kinds: {
      signup: {
        subject: 'Confirm your e-mail address',
        heading: 'Welcome to Mesob',
        text: 'Press the button to confirm that this address is yours.',
        button: 'Confirm my address',
      },
      invite: {
        subject: 'You are invited to Mesob',
        heading: 'You are invited to Mesob',
        text: 'A Mesob account has been prepared for you. Press the button to open it.',
        button: 'Accept the invitation',
      },
      magiclink: {
        subject: 'Your sign-in link',
        heading: 'Sign in to Mesob',
        text: 'Press the button to sign in. No password is needed.',
        button: 'Sign in',
      },
      recovery: {
        subject: 'Choose a new password',
        heading: 'Choose a new password',
        text: 'Somebody, we hope you, asked for a new password for your Mesob account. Press the button to choose one.',
        button: 'Choose a new password',
      },
      email_change_current: {
        subject: 'Confirm the change of your e-mail address',
        heading: 'A new e-mail address for your account',
        text: 'Your Mesob account will move to the address {email} once you have confirmed it from both addresses.',
        button: 'Confirm the change',
      },
      email_change_new: {
        subject: 'Confirm your new e-mail address',
        heading: 'Your new e-mail address',
        text: 'A Mesob account will move to this address, {email}, once it has been confirmed from both addresses.',
        button: 'Confirm my new address',
      },
      reauthentication: {
        subject: 'Your confirmation code',
        heading: 'Confirm that it is you',
        text: 'A change to your Mesob account needs your confirmation.',
        button: '',
      },
    },
    codeAlone: 'Enter this code where you were asked for it:',
    codeValidity: 'The code is valid for one hour and works once.',
    code: 'Or enter this code where you were asked for it:',
    validity: 'Link and code are valid for one hour and work once.',
    ignore: 'If you did not ask for this, you need not do anything. Never give the code to anybody.',
  },
  am: {
    kinds: {
      signup: {
        subject: 'የኢሜይል አድራሻዎን ያረጋግጡ',
        heading: 'እንኳን ወደ መሶብ በደህና መጡ',
        text: 'ይህ አድራሻ የእርስዎ መሆኑን ለማረጋገጥ ቁልፉን ይጫኑ።',
        button: 'አድራሻዬን አረጋግጣለሁ',
      },
      invite: {
        subject: 'ወደ መሶብ ተጋብዘዋል',
        heading: 'ወደ መሶብ ተጋብዘዋል',
        text: 'በመሶብ መለያ ተዘጋጅቶልዎታል። ለመክፈት ቁልፉን ይጫኑ።',
        button: 'ግብዣውን እቀበላለሁ',
      },
      magiclink: {
        subject: 'የመግቢያ አገናኝዎ',
        heading: 'ወደ መሶብ ይግቡ',
        text: 'ለመግባት ቁልፉን ይጫኑ። የይለፍ ቃል አያስፈልግም።',
        button: 'ይግቡ',
      },
      recovery: {
        subject: 'አዲስ የይለፍ ቃል ይምረጡ',
        heading: 'አዲስ የይለፍ ቃል ይምረጡ',
        text: 'ለመሶብ መለያዎ አዲስ የይለፍ ቃል እንዲሰጥ ጥያቄ ቀርቧል፤ ጠያቂው እርስዎ እንደሆኑ እናምናለን። ለመምረጥ ቁልፉን ይጫኑ።',
        button: 'አዲስ የይለፍ ቃል ይምረጡ',
      },
      email_change_current: {
        subject: 'የኢሜይል አድራሻዎን ለውጥ ያረጋግጡ',
        heading: 'ለመለያዎ አዲስ የኢሜይል አድራሻ',
        text: 'የመሶብ መለያዎ ወደ {email} እንዲዛወር ተጠይቋል። የሚዛወረው ከሁለቱም አድራሻዎች ሲያረጋግጡ ነው።',
        button: 'ለውጡን አረጋግጣለሁ',
      },
      email_change_new: {
        subject: 'አዲሱን የኢሜይል አድራሻዎን ያረጋግጡ',
        heading: 'አዲሱ የኢሜይል አድራሻዎ',
        text: 'አንድ የመሶብ መለያ ወደዚህ አድራሻ፣ {email}፣ እንዲዛወር ተጠይቋል። የሚዛወረው ከሁለቱም አድራሻዎች ሲረጋገጥ ነው።',
        button: 'አዲሱን አድራሻዬን አረጋግጣለሁ',
      },
      reauthentication: {
        subject: 'የማረጋገጫ ኮድዎ',
        heading: 'እርስዎ መሆንዎን ያረጋግጡ',
        text: 'በመሶብ መለያዎ ላይ ለሚደረግ ለውጥ ማረጋገጫዎ ያስፈልጋል።',
        button: '',
      },
    },
    codeAlone: 'ይህን የማረጋገጫ ኮድ በተጠየቁበት ቦታ ያስገቡ፦',
    codeValidity: 'ኮዱ የሚያገለግለው ለአንድ ሰዓት እና ለአንድ ጊዜ ብቻ ነው።',
    code: 'ወይም ይህን የማረጋገጫ ኮድ በተጠየቁበት ቦታ ያስገቡ፦',
    validity: 'አገናኙና ኮዱ የሚያገለግሉት ለአንድ ሰዓት እና ለአንድ ጊዜ ብቻ ነው።',
    ignore: 'ይህን ያልጠየቁ ከሆነ ምንም ማድረግ አያስፈልግዎትም። ኮዱን ለማንም አይስጡ።',
  },
}
