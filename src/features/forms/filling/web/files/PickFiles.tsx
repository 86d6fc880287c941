import { IconCamera, IconPaperclip, IconPhoto } from '@tabler/icons-react'
import { FileDrop } from '../../../../../kit/web/inputs/files/FileDrop.tsx'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../../kit/web/language/size-words.ts'
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
const isPicture = ({ type, name }: File) => /^image\/|^$/.test(type) || /\.hei[cf]$/i.test(name)

/** Where files are taken, chosen or dropped. */
export function PickFiles({ label, photos, least, most, onFiles }: Props) {
  const { text, locale } = useLanguage()
  /** A desk has no camera to take in the hand, and nothing is dropped with a thumb. */
  const inHand = navigator.maxTouchPoints > 0

  const count =
    least !== undefined && most !== undefined
      ? text('form_files_between', { least, most })
      : least !== undefined
        ? text('fill_at_least', { limit: least }).replace(/\.$/, '')
        : most !== undefined
          ? text('fill_at_most', { limit: most }).replace(/\.$/, '')
          : ''

  const choose = photos
    ? { words: text('form_photos_choose'), icon: <IconPhoto size={20} /> }
    : { words: text('form_files_choose'), icon: <IconPaperclip size={20} /> }
  const take = { words: text('input_photo_take'), icon: <IconCamera size={20} />, camera: true }
  return (
    <FileDrop
      label={label}
      buttons={photos && inHand ? [take, choose] : [choose]}
      several
      {...(photos && { accept: pictures, takes: isPicture })}
      onFiles={onFiles}
    >
      {count !== '' && `${count} · `}
      {text('field_file_size', { size: sizeIn(locale, rawLimit) })}
      {!inHand && ` · ${text('field_file_drop')}`}
    </FileDrop>
  )
}
