import { ActionIcon } from '@mantine/core'
import { IconPhotoDown } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { useText } from '../language/Language.tsx'
import classes from './charts.module.css'
import { savePicture } from './save-picture.ts'

type Props = { title: string; note?: ReactNode; children: ReactNode }

/** A drawing with its title, that can be saved as a picture. */
export function Figure({ title, note, children }: Props) {
  const text = useText()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const save = () => {
    const drawing = frame.current?.querySelector('svg')
    if (drawing) void savePicture(drawing, title)
  }
  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <figcaption
        className={`${classes.head} flex items-start justify-between gap-2 font-semibold`}
      >
        <span id={id}>{title}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('chart_save', { title })}
          title={text('chart_save_short')}
          onClick={save}
        >
          <IconPhotoDown size={18} />
        </ActionIcon>
      </figcaption>
      {note && <p className={classes.note}>{note}</p>}
      <div ref={frame}>{children}</div>
    </figure>
  )
}
