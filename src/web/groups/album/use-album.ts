import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deletePhoto } from '#contract/groups/album/delete-photo.ts'
import { listPhotos } from '#contract/groups/album/list-photos.ts'
import { reportPhoto } from '#contract/groups/album/report-photo.ts'
import type { GroupId } from '#contract/groups/group.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** The photos of a group, for its members; what others add is there when one looks again. */
export const useAlbum = (groupId: GroupId) =>
  useInfiniteQuery({
    ...api(listPhotos).infiniteOptions((cursor) => ({
      groupId,
      ...(cursor !== undefined && { cursor }),
    })),
    refetchOnMount: 'always',
  })

export function useDeletePhoto() {
  const cache = useQueryClient()
  const t = useTranslations('groups.album')
  const errorText = useErrorText()
  return useMutation({
    ...api(deletePhoto).mutationOptions(),
    onSuccess: () => toast({ title: t('deleted') }),
    onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api(listPhotos).key() }),
  })
}

export const useReportPhoto = () => useMutation(api(reportPhoto).mutationOptions())
