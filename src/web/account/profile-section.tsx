import { Skeleton } from '@heroui/react/skeleton'
import { AvatarEditor, ProfileForm, useOwnProfile } from '#web/profiles/public.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'

/** Photo, names, city and a few words. */
export function ProfileSection() {
  const profile = useOwnProfile()
  if (profile.data)
    return (
      <div className="grid gap-8">
        <AvatarEditor profile={profile.data} />
        <ProfileForm profile={profile.data} />
      </div>
    )
  if (profile.isError) return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />
  return <ProfileSkeleton />
}

function ProfileSkeleton() {
  return (
    <div className="grid gap-6" aria-hidden="true">
      <div className="flex items-center gap-4">
        <Skeleton className="size-24 rounded-full" />
        <Skeleton className="h-11 w-36 rounded-full" />
      </div>
      <Skeleton className="h-16 rounded-xl" />
      <Skeleton className="h-16 rounded-xl" />
      <Skeleton className="h-16 rounded-xl" />
      <Skeleton className="h-36 rounded-xl" />
    </div>
  )
}
