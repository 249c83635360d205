export { ChangePasswordForm } from './passwords/change-password-form.tsx'
export { SignOutOthersButton } from './sign-out-others-button.tsx'
