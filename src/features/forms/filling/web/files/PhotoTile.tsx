import { ActionIcon, Button, Loader, TextInput } from '@mantine/core'
import { IconBrush, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Marks } from '../../../../../kit/web/inputs/marks/Marks.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { whenDrawn } from '../../../../../kit/web/later.ts'
import type { Attached } from '../../../definition/attached.ts'
import classes from './files.module.css'

const PhotoMarker = whenDrawn(
  async () => (await import('../../../../../kit/web/inputs/marks/PhotoMarker.tsx')).PhotoMarker,
)

type Props = {
  attached: Attached
  number: number
  name: string
  /** Nothing as long as it cannot be shown. */
  address: string | undefined
  /** Why not, then. */
  waits: 'preparing' | 'elsewhere'
  readOnly: boolean
  /** It may be drawn on. */
  annotate: boolean
  onChange(attached: Attached): void
  onRemove(): void
}

/** One photo with what is drawn over it, its caption, and the ways to draw on it and to remove it. */
export function PhotoTile(props: Props) {
  const { attached, number, name, address, waits, readOnly, annotate, onChange, onRemove } = props
  const text = useText()
  const [drawing, setDrawing] = useState(false)
  const [readable, setReadable] = useState(true)
  const { caption = '', annotations } = attached
  const called = text('form_photo_number', { number })
  return (
    <figure className={`${classes.tile} box stack content-start gap-2 p-2 m-0`}>
      {address === undefined ? (
        <div className={classes.unreadable} role="status">
          {waits === 'preparing' && <Loader size={24} aria-hidden />}
          {text(waits === 'preparing' ? 'input_photo_working' : 'form_photo_elsewhere')}
        </div>
      ) : readable ? (
        <a href={address} target="_blank" rel="noopener noreferrer" className={classes.picture}>
          <span className={classes.fitted}>
            <img
              src={address}
              alt={caption === '' ? `${called}: ${name}` : caption}
              loading="lazy"
              onError={() => setReadable(false)}
            />
            {annotations && <Marks drawing={annotations} />}
          </span>
        </a>
      ) : (
        <div className={classes.unreadable}>
          <strong>{name}</strong>
          {text('input_photo_no_preview')}
        </div>
      )}
      {readOnly ? (
        caption !== '' && <figcaption>{caption}</figcaption>
      ) : (
        <>
          <TextInput
            size="sm"
            aria-label={`${text('form_photo_caption')}, ${called}`}
            placeholder={text('form_photo_caption')}
            maxLength={500}
            value={caption}
            onChange={(event) => onChange({ ...attached, caption: event.currentTarget.value })}
          />
          <div className="flex items-center">
            {annotate && readable && address !== undefined && (
              <Button
                variant="default"
                size="compact-md"
                classNames={{ root: classes.draw, label: classes.drawWords }}
                leftSection={<IconBrush size={18} />}
                onClick={() => setDrawing(true)}
                aria-label={`${text('form_photo_draw')}, ${called}`}
              >
                {text('form_photo_draw')}
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              ml="auto"
              aria-label={text('input_remove', { label: called })}
              onClick={onRemove}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </div>
        </>
      )}
      {drawing && address !== undefined && (
        <Suspense>
          <PhotoMarker
            picture={address}
            name={called}
            drawing={annotations}
            onDone={(next) => {
              onChange({ ...attached, annotations: next })
              setDrawing(false)
            }}
            onDiscard={() => setDrawing(false)}
          />
        </Suspense>
      )}
    </figure>
  )
}
