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
      {photos.length === 0 && <p className={classes.none}>{none}</p>}
      <div className={classes.photos}>
        {photos.map((photo) => (
          <UnstyledButton
            key={photo.id}
            className={classes.photo}
            onClick={() => setOpened(all.indexOf(photo))}
          >
            <img src={addressOf(photo)} alt={photo.name} loading="lazy" />
          </UnstyledButton>
        ))}
      </div>
    </section>
  )
  return (
    <div className={classes.sides}>
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
