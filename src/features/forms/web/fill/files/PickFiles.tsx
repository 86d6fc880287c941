import { Button, FileButton, Group } from '@mantine/core'
import { IconCamera, IconPaperclip, IconPhoto } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../../kit/web/language/size-words.ts'
import classes from './files.module.css'
import { rawLimit } from './raw-limit.ts'

type Props = {
  label: string
  photos: boolean
  /** How many there may be, where the question says. */
  least: number | undefined
  most: number | undefined
  onFiles(files: readonly File[]): void
}

const pictures = 'image/*,.heic,.heif'

/** Where files are taken, chosen or dropped. */
export function PickFiles({ label, photos, least, most, onFiles }: Props) {
  const { text, locale } = useLanguage()
  const [over, setOver] = useState(false)
  /** A desk has no camera to take in the hand, and nothing is dropped with a thumb. */
  const inHand = navigator.maxTouchPoints > 0
  /** Counts the choices: a fresh file input lets the same file be chosen again. */
  const [turn, setTurn] = useState(0)

  const count =
    least !== undefined && most !== undefined
      ? text('form_files_between', { least, most })
      : least !== undefined
        ? text('fill_at_least', { limit: least }).replace(/\.$/, '')
        : most !== undefined
          ? text('fill_at_most', { limit: most }).replace(/\.$/, '')
          : ''

  function take(files: readonly File[]) {
    setTurn((now) => now + 1)
    if (files.length > 0) onFiles(files)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const dropped = [...event.dataTransfer.files]
    take(
      photos
        ? dropped.filter(({ type, name }) => /^image\/|^$/.test(type) || /\.hei[cf]$/i.test(name))
        : dropped,
    )
  }
  const button = (words: string, icon: ReactNode, camera = false) => (
    <FileButton
      key={`${words} ${turn}`}
      multiple
      onChange={take}
      {...(photos && { accept: pictures })}
      {...(camera && { capture: 'environment' as const })}
    >
      {(given) => (
        <Button
          {...given}
          variant="default"
          size="md"
          leftSection={icon}
          aria-label={`${label}: ${words}`}
        >
          {words}
        </Button>
      )}
    </FileButton>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons are the first.
    <div
      className={classes.pick}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Group gap="xs">
        {photos && inHand && button(text('input_photo_take'), <IconCamera size={20} />, true)}
        {photos
          ? button(text('form_photos_choose'), <IconPhoto size={20} />)
          : button(text('form_files_choose'), <IconPaperclip size={20} />)}
      </Group>
      <span>
        {count !== '' && `${count} · `}
        {text('field_file_size', { size: sizeIn(locale, rawLimit) })}
        {!inHand && ` · ${text('field_file_drop')}`}
      </span>
    </div>
  )
}
