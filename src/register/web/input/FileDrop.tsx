import { Button, FileButton } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { Field } from '../../fields/field.ts'
import { acceptedBy, kindsIn, limitIn } from './file-facts.ts'
import classes from './input.module.css'

type Props = {
  field: Field
  label: string
  several: boolean
  wrong: boolean
  disabled: boolean
  onFiles: (files: File[]) => void
}

/** Where files are chosen or dropped, with what may be. */
export function FileDrop({ field, label, several, wrong, disabled, onFiles }: Props) {
  const { text, locale } = useLanguage()
  const [over, setOver] = useState(false)
  /** Counts the choices: a fresh file input lets the same file be chosen again. */
  const [turn, setTurn] = useState(0)
  const accept = acceptedBy(field)
  const size = limitIn(locale)
  const kinds = kindsIn(accept, text('field_kind_image'))
  const photo = field.kind === 'photo'
  const words = several ? text('field_file_add') : text('field_file_choose')

  function take(files: readonly File[]) {
    setTurn((now) => now + 1)
    if (files.length > 0) onFiles(several ? [...files] : files.slice(0, 1))
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) take([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      className={classes.drop}
      data-over={over || undefined}
      data-wrong={wrong || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton
        key={turn}
        multiple
        accept={accept.join(',')}
        disabled={disabled}
        onChange={(files) => take(files)}
      >
        {(button) => (
          <Button
            {...button}
            variant="default"
            size="sm"
            disabled={disabled}
            aria-label={`${label}: ${photo ? text('input_photo_choose') : words}`}
            leftSection={photo ? <IconCamera size={18} /> : <IconPaperclip size={18} />}
          >
            {photo ? text('input_photo_choose') : words}
          </Button>
        )}
      </FileButton>
      <span>
        {text('field_file_drop')} ·{' '}
        {kinds === ''
          ? text('field_file_size', { size })
          : text('field_file_kinds', { kinds, size })}
      </span>
    </div>
  )
}
