export { AvatarEditor } from './avatar-editor.tsx'
export { LeaveGuard } from './leave-guard.tsx'
export { ProfileForm } from './profile-form.tsx'
export { useOwnProfile } from './read-own-profile.ts'
