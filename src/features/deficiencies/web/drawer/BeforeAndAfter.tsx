import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { ImageViewer } from '../../../../kit/web/inputs/image-viewer/ImageViewer.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { PointedFile } from '../../../../register/fields/pointing.ts'
import classes from './drawer.module.css'

type Props = { before: readonly PointedFile[]; after: readonly PointedFile[] }

const addressOf = ({ id }: PointedFile) => `/api/files/${id}`

/** How it was and how it is, side by side. */
export function BeforeAndAfter({ before, after }: Props) {
  const text = useText()
  const [opened, setOpened] = useState<number>()
  if (before.length + after.length === 0) return null
  const all = [...before, ...after]
  const side = (title: string, photos: readonly PointedFile[], none: string) => (
    <section aria-label={title}>
      <h3>{title}</h3>
      {photos.length === 0 && (
        <p
          className="hint m-0 border-dashed rounded text-center"
          style={{ padding: 'var(--space-6) var(--space-2)' }}
        >
          {none}
        </p>
      )}
      <div
        className="grid gap-2"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' }}
      >
        {photos.map((photo) => (
          <UnstyledButton
            key={photo.id}
            className={classes.photo}
            onClick={() => setOpened(all.indexOf(photo))}
          >
            <img
              className="block w-full border rounded object-cover"
              src={addressOf(photo)}
              alt={photo.name}
              loading="lazy"
            />
          </UnstyledButton>
        ))}
      </div>
    </section>
  )
  return (
    <div className="grid gap-4" style={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {side(text('deficiency_before'), before, text('deficiency_before_none'))}
      {side(text('deficiency_after'), after, text('deficiency_after_none'))}
      <ImageViewer
        key={opened}
        items={all.map((photo) => ({ src: addressOf(photo), alt: photo.name }))}
        opened={opened !== undefined}
        startAt={opened ?? 0}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}
