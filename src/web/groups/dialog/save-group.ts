import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { GroupFields, type Group, type GroupId } from '#contract/groups/group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { api } from '#web/platform/call/api.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText, useFieldText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useCreateGroup } from './create-group.ts'
import { fieldAt, fieldsOf, type GroupForm } from './group-form-policy.ts'
import { useUpdateGroup } from './update-group.ts'

/** Where the dialog was opened; each says in its own words that it is done. */
export type DialogOpener = 'tab' | 'explorer'

/** What the dialog is about: a new group, or one that there is. */
export type DialogSubject = { opener: DialogOpener } | { group: Group }

/** Sends the dialog, says what came of it, and leads to the new group. */
export function useSaveGroup(subject: DialogSubject, form: UseFormReturn<GroupForm>, onDone: () => void) {
  const t = useTranslations('groups.dialog.toast')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const create = useCreateGroup()
  const update = useUpdateGroup()
  const cache = useQueryClient()
  /** As it was when the dialog last looked: whoever changed it meanwhile has taken the other one away. */
  const bannerSeen = useRef('group' in subject ? subject.group.banner : null)
  /** The version that somebody else has saved meanwhile. */
  const [newer, setNewer] = useState<number | null>(null)

  const lookAgain = async (groupId: GroupId) => {
    const { banner, version } = await cache.fetchQuery(api(readGroup).queryOptions({ groupId }))
    if (form.getValues('banner')?.id === bannerSeen.current?.id) form.setValue('banner', banner)
    bannerSeen.current = banner
    setNewer(version)
  }

  const refuse = (error: unknown): void | Promise<void> => {
    if (error instanceof CallError && error.code === 'groups.changed' && 'group' in subject)
      return lookAgain(subject.group.id).catch(refuse)
    if (error instanceof CallError)
      for (const problem of error.fields)
        form.setError(fieldAt(problem.path) as keyof GroupForm, {
          type: 'server',
          message: fieldText(problem),
        })
    if (error instanceof CallError && error.code === 'geo.unknown-postal-code')
      form.setError('zip', { type: 'server', message: errorText(error) })
    const isUnexpected = !(error instanceof CallError) || error.code === 'server.unexpected'
    toast({
      title: t('group' in subject ? 'updateFailed' : 'createFailed'),
      description: isUnexpected ? t('tryAgain') : errorText(error),
      kind: 'danger',
    })
  }

  const save = async (values: GroupForm, version?: number): Promise<void> => {
    const fields = GroupFields.parse(fieldsOf(values))
    try {
      if ('group' in subject) {
        const { id, version: read } = subject.group
        await update.mutateAsync({ groupId: id, version: version ?? read, fields })
        toast({ title: t('updated'), kind: 'success' })
        onDone()
        return
      }
      const { group } = await create.mutateAsync(fields)
      toast(
        subject.opener === 'tab'
          ? { title: t('createdInTab'), description: t('createdMore'), kind: 'success' }
          : { title: t('created'), kind: 'success' },
      )
      onDone()
      await navigate({ to: '/groups/$id', params: { id: group.id }, search: {}, ignoreBlocker: true })
    } catch (error) {
      await refuse(error)
    }
  }
  return { save, isSaving: create.isPending || update.isPending, newer, forgetNewer: () => setNewer(null) }
}
