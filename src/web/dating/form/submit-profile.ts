import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { createDatingProfile } from '#contract/dating/profile/create-dating-profile.ts'
import {
  DATING_LIMITS,
  type DatingFieldsInput,
  type OwnDatingProfile,
} from '#contract/dating/profile/profile.ts'
import { updateDatingProfile } from '#contract/dating/profile/update-dating-profile.ts'
import type { MediaId } from '#contract/media/picture.ts'
import { forgetDeck } from '#web/dating/deck/load-deck.ts'
import { contactsIn } from '#web/dating/own/contact-policy.ts'
import { useDialCode } from '#web/dating/own/use-contacts.ts'
import { canHash, hashContacts } from '#web/dating/own/hide-contacts.ts'
import { putDatingProfile, useRefreshProfile } from '#web/dating/load-dating-profile.ts'
import { useRefusal } from '#web/dating/write-refusal.ts'
import { call } from '#web/platform/call/call.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText, useFieldText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { type DatingForm, fieldsOf } from './dating-form-policy.ts'
import { uploadPhotos } from './upload-photos.ts'

/** Both of the later ones keep the form from being sent once more. */
export type FormPhase = 'idle' | 'uploading' | 'submitting'

interface Submitting {
  form: UseFormReturn<DatingForm>
  /** Null for a new one. */
  profile: OwnDatingProfile | null
  onDone: (profile: OwnDatingProfile) => void
}

/** Sends the photos, then the profile: without all of its photos there is none. */
export function useSubmitProfile({ form, profile, onDone }: Submitting) {
  const t = useTranslations('dating.form')
  const tDating = useTranslations('dating')
  const [phase, setPhase] = useState<FormPhase>('idle')
  const cache = useQueryClient()
  const refresh = useRefreshProfile()
  const explain = useExplain(form)
  const dialCode = useDialCode()
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const fail = (description: string) => toast({ title: tDating('error'), description, kind: 'danger' })

  const sendPhotos = async (signal: AbortSignal): Promise<MediaId[] | null> => {
    const { photos, ids } = await uploadPhotos(form.getValues('photos'), signal)
    if (signal.aborted) return null
    form.setValue('photos', photos)
    if (ids === null) fail(t('photosFailed'))
    return ids
  }
  const protectionOf = async (values: DatingForm) => ({
    isIncognito: values.isIncognito,
    hidesFromGroups: values.hidesFromGroups,
    hidesFromConnections: values.hidesFromConnections,
    hashes: canHash()
      ? await hashContacts(contactsIn(values.contacts, dialCode).slice(0, DATING_LIMITS.contactHashesMax))
      : [],
  })
  const sendProfile = async (fields: DatingFieldsInput) =>
    profile
      ? call(updateDatingProfile, { version: profile.version, fields })
      : call(createDatingProfile, { fields, protection: await protectionOf(form.getValues()) })

  const submit = async (): Promise<void> => {
    if (phase !== 'idle') return
    if (form.getValues('photos').length < DATING_LIMITS.photosMin)
      return toast({ title: t('photosFew'), description: t('photosFewMore'), kind: 'danger' })
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return
    abort.current = new AbortController()
    const { signal } = abort.current
    try {
      setPhase('uploading')
      const ids = await sendPhotos(signal)
      if (ids === null || ids.length === 0) return
      setPhase('submitting')
      const { profile: saved } = await sendProfile(fieldsOf(form.getValues(), ids))
      putDatingProfile(cache, saved)
      forgetDeck(cache)
      toast({ title: t(profile ? 'updated' : 'created'), kind: 'success' })
      onDone(saved)
    } catch (error) {
      fail(explain(error, profile !== null))
      if (error instanceof CallError && error.status === 409) void refresh()
    } finally {
      setPhase('idle')
    }
  }
  return { phase, submit }
}

/** What would lead out of dating says what to do about it. */
const ELSEWHERE = new Set(['dating.name-elsewhere', 'dating.photo-elsewhere'])

/** Puts refusals of fields beside the fields; answers with the sentence for the whole. */
function useExplain({ setError }: UseFormReturn<DatingForm>) {
  const t = useTranslations('dating.form')
  const fieldText = useFieldText()
  const errorText = useErrorText()
  const refusal = useRefusal()
  return (error: unknown, isUpdate: boolean): string => {
    if (error instanceof CallError) {
      for (const problem of error.fields)
        setError(fieldOf(problem.path), { type: 'server', message: fieldText(problem) })
      if (error.code === 'dating.place-not-found')
        setError('location', { type: 'server', message: t('placeNotFound') })
      if (error.code === 'dating.name-elsewhere')
        setError('firstName', { type: 'server', message: errorText(error) })
      if (error.code === 'dating.photo-elsewhere')
        setError('photos', { type: 'server', message: errorText(error) })
      if (error.code === 'geo.unknown-postal-code')
        setError('locationZip', { type: 'server', message: errorText(error) })
    }
    if (error instanceof CallError && ELSEWHERE.has(error.code as string)) return errorText(error)
    return refusal(error) ?? t(isUpdate ? 'failedUpdate' : 'failedCreate')
  }
}

/** A path of the request, such as 'fields.photoIds.2', as a field of the form. */
function fieldOf(path: string): keyof DatingForm {
  const [first = '', second = ''] = path.split('.')
  const name = first === 'fields' ? second : first
  if (name === 'photoIds') return 'photos'
  return (name === 'placeId' || name === 'position' ? 'location' : name) as keyof DatingForm
}
