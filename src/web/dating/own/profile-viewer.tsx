import { Button } from '#web/ui/button.tsx'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDatingProfile } from '#web/dating/load-dating-profile.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ProfileParts } from './profile-parts.tsx'
import { ProfileSettings, ProtectionSettings } from './profile-settings.tsx'

const ProfileDialog = lazy(() =>
  import('#web/dating/form/profile-dialog.tsx').then((module) => ({ default: module.ProfileDialog })),
)

interface ProfileViewerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** 'Your Dating Profile': what others see of one, and who may. */
export function ProfileViewer({ isOpen, onOpenChange }: ProfileViewerProps) {
  const t = useTranslations('dating.viewer')
  const tTab = useTranslations('dating.tab')
  const [isEditing, setEditing] = useState(false)
  const { data, error, refetch, isFetching } = useDatingProfile(isOpen)
  const profile = data?.profile ?? null
  return (
    <>
      <Sheet
        isOpen={isOpen && !isEditing}
        onOpenChange={onOpenChange}
        title={t('title')}
        footer={
          profile && (
            <Button size="lg" fullWidth onClick={() => setEditing(true)}>
              <Pencil size={18} aria-hidden="true" />
              {t('edit')}
            </Button>
          )
        }
      >
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <output className="block py-16 text-center text-muted">{t('loading')}</output>}
        {data && !profile && !isFetching && (
          <div className="grid justify-items-center gap-4 py-10 text-center">
            <p className="text-lg font-semibold">{t('none')}</p>
            <Button size="lg" onClick={() => setEditing(true)}>
              {tTab('create')}
            </Button>
          </div>
        )}
        {data && !profile && isFetching && (
          <output className="block py-16 text-center text-muted">{t('loading')}</output>
        )}
        {profile && (
          <div className="grid gap-8 p-1">
            <ProtectionSettings profile={profile} />
            <ProfileParts profile={profile} />
            <ProfileSettings profile={profile} onDeleted={() => onOpenChange(false)} />
          </div>
        )}
      </Sheet>
      {isEditing && (
        <Suspense>
          <ProfileDialog isOpen onOpenChange={setEditing} profile={profile} onDone={() => void refetch()} />
        </Suspense>
      )}
    </>
  )
}
