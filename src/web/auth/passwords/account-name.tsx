/** Tells password managers whose password this is. */
export const AccountName = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)
