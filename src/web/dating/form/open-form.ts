import { getLocalTimeZone, today as dayNow } from '@internationalized/date'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { FIELD_PROBLEMS_EN, type ProblemWords } from '#contract/kit/messages.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { placeName } from '#web/platform/place.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { type DatingForm, emptyForm, findProblems, formOf } from './dating-form-policy.ts'
import { useDraft } from './save-draft.ts'
import { forgetDraft, readDraft } from './store-draft.ts'
import { useSubmitProfile } from './submit-profile.ts'

/** The day on this device, 'YYYY-MM-DD'. */
export const todayHere = (): string => dayNow(getLocalTimeZone()).toString()

/** In English the validation library's own sentences, which the description asks for in this form. */
const wordsIn = (language: InterfaceLanguage, words: ProblemWords): ProblemWords =>
  language === 'en' ? FIELD_PROBLEMS_EN : words

const resolverOf =
  (words: ProblemWords): Resolver<DatingForm> =>
  (form) => {
    const problems = findProblems(form, words, todayHere())
    if (problems.length === 0) return { values: form, errors: {} }
    const errors: FieldErrors<DatingForm> = {}
    for (const { field, message } of problems) errors[field] ??= { type: 'contract', message } as never
    return { values: {}, errors }
  }

/**
 * The form of a dating profile. What is written for a new one stays on this device until it is sent or one signs out.
 * @param profile the one to change; null makes a new one
 */
export function useDatingForm(profile: OwnDatingProfile | null, onDone: (profile: OwnDatingProfile) => void) {
  const { language, catalogue } = useLanguage()
  const { user, profile: account } = useSession()
  const userId = profile === null ? (user?.id ?? null) : null
  const [values] = useState((): DatingForm => {
    if (profile) return formOf(profile)
    const city = account?.place
    const home = city ? { place: city, words: placeName(city, language) } : null
    const stored = userId === null ? null : readDraft(userId)
    return { ...emptyForm({ language, home }), ...stored }
  })
  const form = useForm<DatingForm>({
    defaultValues: values,
    resolver: resolverOf(wordsIn(language, catalogue.problems)),
    mode: 'onTouched',
  })
  const isPersisted = useDraft(form, userId)
  const { phase, submit } = useSubmitProfile({
    form,
    profile,
    onDone: (saved) => {
      if (userId !== null) void forgetDraft(userId)
      onDone(saved)
    },
  })
  return { form, isPersisted, phase, submit }
}
