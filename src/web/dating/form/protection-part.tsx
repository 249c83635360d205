import { Button } from '#web/ui/button.tsx'
import { ContactRound, EyeOff } from 'lucide-react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { chooseContacts, hasContactPicker } from '#web/dating/own/choose-contacts.ts'
import { useContactsIn } from '#web/dating/own/use-contacts.ts'
import { canHash } from '#web/dating/own/hide-contacts.ts'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import type { DatingForm } from './dating-form-policy.ts'

interface ProtectionPartProps {
  form: UseFormReturn<DatingForm>
  /** Of a profile that is there, who sees it is a setting of its own. */
  isNew?: boolean
}

/** 'Who must not see you?', asked before anybody can. */
export function ProtectionPart({ form, isNew = true }: ProtectionPartProps) {
  const t = useTranslations('dating.visibility')
  const tForm = useTranslations('dating.form')
  const { control } = form
  const blur = (
    <SwitchField
      control={control}
      name="blursPhotos"
      label={tForm('blursPhotos')}
      hint={tForm('blursPhotosHint')}
    />
  )
  if (!isNew) return blur
  return (
    <section className="grid gap-4">
      <p className="flex gap-3 rounded-2xl bg-accent-soft p-4 text-sm text-accent-soft-foreground">
        <EyeOff size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {t('protectionLead')}
      </p>
      <SwitchField control={control} name="hidesFromGroups" label={t('groups')} hint={t('groupsMore')} />
      <SwitchField
        control={control}
        name="hidesFromConnections"
        label={t('connections')}
        hint={t('connectionsMore')}
      />
      <SwitchField control={control} name="isIncognito" label={t('incognito')} hint={t('incognitoMore')} />
      {blur}
      {canHash() && <ContactsField form={form} />}
    </section>
  )
}

function ContactsField({ form: { control } }: { form: UseFormReturn<DatingForm> }) {
  const t = useTranslations('dating.contacts')
  const { field } = useController({ control, name: 'contacts' })
  const found = useContactsIn(field.value).length
  const pick = async () => {
    const picked = await chooseContacts()
    if (picked !== '') field.onChange([field.value, picked].filter((one) => one !== '').join('\n'))
  }
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-base font-semibold">{t('title')}</h3>
      <p className="text-sm text-muted">{t('lead')}</p>
      {hasContactPicker() && (
        <Button variant="secondary" className="justify-self-start" onClick={() => void pick()}>
          <ContactRound size={18} aria-hidden="true" />
          {t('pick')}
        </Button>
      )}
      <label className="grid gap-1.5 text-sm font-medium">
        {t('paste')}
        <textarea
          rows={3}
          value={field.value}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => field.onChange(target.value)}
          className="rounded-2xl border border-field-border bg-field px-4 py-3 font-normal text-field-foreground outline-none focus-visible:border-accent focus-visible:ring-1 focus-visible:ring-accent"
        />
      </label>
      <output className="text-sm text-muted">
        {found > DATING_LIMITS.newContactsPerDay
          ? t('waiting', { n: found - DATING_LIMITS.newContactsPerDay })
          : t('found', { n: found })}
      </output>
    </div>
  )
}
