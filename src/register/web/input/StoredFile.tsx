import { ActionIcon, FileButton } from '@mantine/core'
import { IconFileText, IconPhoto, IconReplace, IconTrash } from '@tabler/icons-react'
import { readFile } from '../../../kit/files/files.contract.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../kit/web/language/size-words.ts'
import type { PointedFile } from '../../fields/pointing.ts'
import classes from './input.module.css'

type Props = {
  file: PointedFile
  accept: string
  /** Shows a small view of a picture. */
  withPicture: boolean
  onReplace?: (file: File) => void
  onRemove?: () => void
}

/** A file that is there: what it is, to be opened, replaced, removed. */
export function StoredFile({ file, accept, withPicture, onReplace, onRemove }: Props) {
  const { text, locale } = useLanguage()
  const { id, name, mime, bytes } = file
  const href = readFile.path.replace(':id', id)
  const picture = mime.startsWith('image/')
  const Icon = picture ? IconPhoto : IconFileText
  return (
    <div className={classes.file}>
      {picture && withPicture ? (
        <img className={classes.picture} src={href} alt="" />
      ) : (
        <Icon size={24} aria-hidden />
      )}
      <div className={classes.about}>
        <a href={href} target="_blank" rel="noopener noreferrer" title={name}>
          {name}
        </a>
        <span>{sizeIn(locale, bytes)}</span>
      </div>
      {onReplace && (
        <FileButton accept={accept} onChange={(chosen) => chosen && onReplace(chosen)}>
          {(button) => (
            <ActionIcon
              {...button}
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={text('field_file_replace', { name })}
              title={text('field_file_replace', { name })}
            >
              <IconReplace size={18} />
            </ActionIcon>
          )}
        </FileButton>
      )}
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={text('input_remove', { label: name })}
          title={text('input_remove', { label: name })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </div>
  )
}
