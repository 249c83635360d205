import { AuthFailure, askAuth } from '#web/auth/ask-auth.ts'

type Receiver =
  | { email: string; options: { emailRedirectTo: string; captchaToken?: string } }
  | { phone: string; options: { captchaToken?: string } }

/**
 * Sends a code to sign in with, to accounts that there are. Whether there is one is not revealed: an account is opened
 * where terms and age are asked for, and everybody reads the same answer.
 */
export async function sendCode(receiver: Receiver): Promise<void> {
  const asked =
    'phone' in receiver
      ? { phone: receiver.phone, options: { ...receiver.options, shouldCreateUser: false } }
      : { email: receiver.email, options: { ...receiver.options, shouldCreateUser: false } }
  try {
    await askAuth((auth) => auth.signInWithOtp(asked))
  } catch (error) {
    if (!(error instanceof AuthFailure && error.code === 'otp_disabled')) throw error
  }
}
