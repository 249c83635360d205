import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { VisibilityPart } from './visibility-part.tsx'

const VerificationPart = lazy(() =>
  import('./verification-part.tsx').then((module) => ({ default: module.VerificationPart })),
)
const ContactsPart = lazy(() =>
  import('./contacts-part.tsx').then((module) => ({ default: module.ContactsPart })),
)
const RemovalPart = lazy(() =>
  import('./removal-part.tsx').then((module) => ({ default: module.RemovalPart })),
)

interface ProfileSettingsProps {
  profile: OwnDatingProfile
  onDeleted: () => void
}

/** Who must not see one: above all else that is said of a profile. */
export function ProtectionSettings({ profile }: Pick<ProfileSettingsProps, 'profile'>) {
  const t = useTranslations('dating')
  return (
    <div className="grid divide-y divide-separator border-b border-separator">
      <Part title={t('visibility.title')} isOpenAtFirst>
        <VisibilityPart profile={profile} />
      </Part>
      <Part title={t('contacts.title')}>
        <ContactsPart profile={profile} />
      </Part>
    </div>
  )
}

/** The badge, and the way out. */
export function ProfileSettings({ profile, onDeleted }: ProfileSettingsProps) {
  const t = useTranslations('dating')
  return (
    <div className="grid divide-y divide-separator border-t border-separator">
      <Part title={t('verification.title')}>
        <VerificationPart profile={profile} />
      </Part>
      <Part title={t('removal.title')}>
        <RemovalPart onDeleted={onDeleted} />
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** Its code and what it asks the server for come when it is opened. */
function Part({ title, isOpenAtFirst = false, children }: PartProps) {
  const t = useTranslations('ui')
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpenAtFirst} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">
        {isOpen && (
          <Suspense fallback={<output className="text-muted">{t('loading')}</output>}>{children}</Suspense>
        )}
      </div>
    </details>
  )
}
