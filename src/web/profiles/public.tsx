export { AvatarEditor } from './avatar-editor.tsx'
export { ProfileForm } from './profile-form.tsx'
export { useOwnProfile } from './read-own-profile.ts'
