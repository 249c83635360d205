import { getLocalTimeZone, today as dayNow } from '@internationalized/date'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { givenNameOf, isNameElsewhere } from '#contract/dating/profile/dating-name.ts'
import { DatingName, type OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { FIELD_PROBLEMS_EN, type ProblemWords } from '#contract/kit/messages.ts'
import { useTranslations } from 'use-intl'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { placeName } from '#web/platform/place.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { useRecheck } from '#web/ui/fields/show-problem.ts'
import { type Around, type DatingForm, emptyForm, findProblems, formOf } from './dating-form-policy.ts'
import { useDraft } from './save-draft.ts'
import { forgetDraft, readDraft } from './store-draft.ts'
import { useSubmitProfile } from './submit-profile.ts'

/** The day on this device, 'YYYY-MM-DD'. */
export const todayHere = (): string => dayNow(getLocalTimeZone()).toString()

/** In English the validation library's own sentences, which the description asks for in this form. */
const wordsIn = (language: InterfaceLanguage, words: ProblemWords): ProblemWords =>
  language === 'en' ? FIELD_PROBLEMS_EN : words

const resolverOf =
  (words: ProblemWords, around: Omit<Around, 'today'>): Resolver<DatingForm> =>
  (form) => {
    const problems = findProblems(form, words, { today: todayHere(), ...around })
    if (problems.length === 0) return { values: form, errors: {} }
    const errors: FieldErrors<DatingForm> = {}
    for (const { field, message } of problems) errors[field] ??= { type: 'contract', message } as never
    return { values: {}, errors }
  }

/** The given name, unless the account is shown by it alone. */
function proposedName(elsewhere: readonly (string | null)[]): string {
  const [fullName] = elsewhere
  const given = givenNameOf(fullName ?? '')
  return isNameElsewhere(given, elsewhere) || !DatingName.safeParse(given).success ? '' : given
}

/**
 * The form of a dating profile. What is written for a new one stays on this device until it is sent or one signs out.
 * @param profile the one to change; null makes a new one
 */
export function useDatingForm(profile: OwnDatingProfile | null, onDone: (profile: OwnDatingProfile) => void) {
  const { language, catalogue } = useLanguage()
  const { user, profile: account } = useSession()
  const t = useTranslations('dating.form')
  const userId = profile === null ? (user?.id ?? null) : null
  const elsewhere = [account?.fullName ?? null, account?.displayName ?? null]
  const [values] = useState((): DatingForm => {
    if (profile) return formOf(profile)
    const city = account?.place
    const home = city ? { place: city, words: placeName(city, language) } : null
    const stored = userId === null ? null : readDraft(userId)
    return { ...emptyForm({ firstName: proposedName(elsewhere), language, home }), ...stored }
  })
  const form = useForm<DatingForm>({
    defaultValues: values,
    resolver: resolverOf(wordsIn(language, catalogue.problems), {
      elsewhere,
      names: { letters: t('firstNameLetters'), elsewhere: t('firstNameElsewhere') },
    }),
    mode: 'onTouched',
  })
  useRecheck(form)
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
