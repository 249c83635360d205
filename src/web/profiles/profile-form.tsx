import { Button } from '#web/ui/button.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { type Control, useController, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { type OwnProfile, PROFILE_LIMITS, ProfileFields } from '#contract/profiles/profile.ts'
import { CityBox } from '#web/geo/public.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { LeaveGuard } from '#web/ui/leave-guard.tsx'
import { useUpdateProfile } from './update-profile.ts'

type ProfilePlace = NonNullable<OwnProfile['place']>

/** An empty field says that there is nothing to tell. */
const orNothing = <T extends z.ZodType<string | null, string | null>>(rule: T) =>
  z
    .string()
    .transform((typed) => (typed.trim() === '' ? null : typed))
    .pipe(rule)

const ProfileDraft = z.object({
  fullName: ProfileFields.shape.fullName,
  displayName: orNothing(ProfileFields.shape.displayName),
  bio: orNothing(ProfileFields.shape.bio),
  place: z.custom<ProfilePlace | null>(),
})
type Draft = z.input<typeof ProfileDraft>

const draftOf = ({ fullName, displayName, bio, place }: OwnProfile): Draft => ({
  fullName,
  displayName: displayName ?? '',
  bio: bio ?? '',
  place,
})

/** What one tells about oneself: names, city and a few words. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('profiles.form')
  const update = useUpdateProfile()
  const showRefusal = useShowRefusal()
  const { control, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(ProfileDraft),
    defaultValues: draftOf(profile),
  })
  const save = handleSubmit(({ place, ...values }) =>
    update.mutate(
      { ...values, placeId: place?.id ?? null },
      {
        onSuccess: (saved) => {
          reset(draftOf(saved))
          toast({ title: t('saved'), kind: 'success' })
        },
        onError: (error) =>
          toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' }),
      },
    ),
  )
  return (
    <form className="grid max-w-2xl gap-5" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        isProse
        control={control}
        name="fullName"
        autoComplete="name"
        label={t('fullName')}
        hint={t('fullNameHint')}
        isRequired
      />
      <TextField
        isProse
        control={control}
        name="displayName"
        autoComplete="nickname"
        label={t('displayName')}
        hint={t('displayNameHint')}
      />
      <PlaceField control={control} />
      <TextAreaField
        control={control}
        name="bio"
        label={t('bio')}
        hint={t('bioHint')}
        max={PROFILE_LIMITS.bioMax}
        rows={5}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          size="lg"
          className="min-h-12 min-w-40"
          disabled={!formState.isDirty}
          isPending={update.isPending}
        >
          {t(update.isPending ? 'saving' : 'save')}
        </Button>
        <output className="text-sm text-muted">{formState.isDirty && t('unsaved')}</output>
      </div>
      <LeaveGuard isDirty={formState.isDirty && !update.isPending} />
    </form>
  )
}

function PlaceField({ control }: { control: Control<Draft, unknown, z.output<typeof ProfileDraft>> }) {
  const t = useTranslations('profiles.form')
  const { field, fieldState } = useController({ control, name: 'place' })
  return (
    <CityBox
      value={field.value}
      onChange={(place) => field.onChange(place && placeOf(place))}
      label={t('place')}
      hint={t('placeHint')}
      errorMessage={fieldState.error?.message}
      allowLocate
      action={
        field.value && (
          <Button variant="ghost" size="sm" className="min-h-11 px-2" onClick={() => field.onChange(null)}>
            <X size={18} aria-hidden="true" />
            {t('noPlace')}
          </Button>
        )
      }
    />
  )
}

/** Only what a profile keeps of a place, so that choosing the same city again is no change. */
const placeOf = ({ id, name, nameAm, admin1, country }: ProfilePlace): ProfilePlace => ({
  id,
  name,
  nameAm,
  admin1,
  country,
})
