import { Skeleton } from '@heroui/react/skeleton'
import { ImagePlus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupPhoto } from '#contract/groups/album/group-photo.ts'
import type { Group } from '#contract/groups/group.ts'
import { LocalPhoto } from '#web/media/public.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MoreButton } from '#web/ui/states/more-button.tsx'
import { type SentPhoto, useSendPhotos } from './send-photos.ts'
import { useAlbum, useDeletePhoto, useReportPhoto } from './use-album.ts'

const PhotoViewer = lazy(() =>
  import('#web/media/viewer/public.tsx').then((module) => ({ default: module.PhotoViewer })),
)
const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)

/** Shown until all are wanted: two rows on a wide screen, four on a phone. */
const FIRST = 12

/** The photos that members of a group show each other. */
export function AlbumPart({ group }: { group: Group }) {
  const t = useTranslations('groups.album')
  const album = useAlbum(group.id)
  const { sending, send } = useSendPhotos(group.id)
  const [isWhole, setWhole] = useState(false)
  const { data, error } = album
  const photos = data?.pages.flatMap(({ items }) => items) ?? []
  if (data && photos.length === 0 && group.isArchived) return null
  const shown = isWhole ? photos : photos.slice(0, FIRST)
  return (
    <section aria-labelledby="album" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="album" className="text-xl font-bold">
            {t('title')}
          </h2>
          <p className="text-sm text-muted">{t('lead')}</p>
        </div>
        {!group.isArchived && (
          <AddButton isPending={sending.length > 0} onFiles={(files) => void send(files)} />
        )}
      </div>
      {!data && error && <ErrorState error={error} onRetry={() => void album.refetch()} />}
      {!data && !error && <Skeleton className="h-32 w-full rounded-card" aria-busy="true" />}
      {data && photos.length === 0 && sending.length === 0 && <p className="text-muted">{t('none')}</p>}
      <output className="text-sm font-medium empty:hidden">
        {sending.length > 0 && t('sending', { n: sending.length })}
      </output>
      <Photos photos={shown} sending={sending} />
      {photos.length > FIRST && (
        <Button
          variant="ghost"
          className="-ms-3 min-h-11 justify-self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole((whole) => !whole)}
        >
          {t(isWhole ? 'showFewer' : 'showAll')}
        </Button>
      )}
      {isWhole && <MoreButton list={album} />}
    </section>
  )
}

function AddButton({
  isPending,
  onFiles,
}: {
  isPending: boolean
  onFiles: (files: readonly File[]) => void
}) {
  const t = useTranslations('groups.album')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        aria-label={t('add')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = '' // the same file may be chosen again
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button
        variant="secondary"
        className="min-h-11"
        isPending={isPending}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={18} aria-hidden="true" />
        {t('add')}
      </Button>
    </>
  )
}

type Opened = { what: 'photo' | 'report' | 'delete'; index: number }

function Photos({ photos, sending }: { photos: readonly GroupPhoto[]; sending: readonly SentPhoto[] }) {
  const t = useTranslations('groups.album')
  const [opened, setOpened] = useState<Opened | null>(null)
  const remove = useDeletePhoto()
  const report = useReportPhoto()
  const photo = opened && photos[opened.index]
  const close = () => setOpened(null)
  return (
    <>
      <ul className="grid grid-cols-3 gap-1.5 sm:grid-cols-6 sm:gap-2 empty:hidden">
        {sending.map(({ key, file }) => (
          <li key={key} className="aspect-square overflow-hidden rounded-xl">
            <LocalPhoto file={file} className="size-full opacity-60" />
          </li>
        ))}
        {photos.map(({ id, picture, by }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened({ what: 'photo', index })}
              className="block w-full overflow-hidden rounded-xl focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
            >
              <Picture
                picture={picture}
                alt={t('photoBy', { name: by.name })}
                sizes="(min-width: 640px) 140px, 33vw"
                ratio={1}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened && photo && (
        <Suspense>
          {opened.what === 'photo' && (
            <PhotoViewer
              photos={photos.map(({ picture, by }) => ({ picture, alt: by.name }))}
              altOf={({ alt }) => t('photoBy', { name: alt ?? '' })}
              start={opened.index}
              isOpen
              onClose={close}
              mayReport={(index) => photos[index]?.isOwn === false}
              onReport={(index) => setOpened({ what: 'report', index })}
              mayDelete={(index) => photos[index]?.mayDelete === true}
              onDelete={(index) => setOpened({ what: 'delete', index })}
            />
          )}
          {opened.what === 'report' && (
            <ReportSheet
              kind="group_photo"
              isOpen
              onOpenChange={(isOpen) => !isOpen && close()}
              onSend={(fields) => report.mutateAsync({ photoId: photo.id, report: fields })}
              blockable={null}
            />
          )}
          <ConfirmDialog
            isOpen={opened.what === 'delete'}
            onOpenChange={(isOpen) => !isOpen && close()}
            title={t('deleteTitle')}
            confirmLabel={t('delete')}
            onConfirm={async () => {
              await remove.mutateAsync({ photoId: photo.id })
            }}
          >
            {t('deleteText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
