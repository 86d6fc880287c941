import { ActionIcon, FileButton } from '@mantine/core'
import { IconFileText, IconPhoto, IconReplace, IconTrash } from '@tabler/icons-react'
import { useLanguage } from '../../language/Language.tsx'
import { sizeIn } from '../../language/size-words.ts'
import classes from './files.module.css'

type Props = {
  file: { readonly name: string; readonly mime: string; readonly bytes: number }
  /** Where it is; nothing as long as it cannot be shown. */
  address: string | undefined
  /** Shows a small view of a picture. */
  withPicture?: boolean
  accept?: string
  onReplace?: ((file: File) => void) | undefined
  onRemove?: (() => void) | undefined
}

/** A file that is there: what it is, to be opened, replaced, removed. */
export function FileLine(props: Props) {
  const { file, address, withPicture = false, accept = '', onReplace, onRemove } = props
  const { text, locale } = useLanguage()
  const { name, mime, bytes } = file
  const picture = mime.startsWith('image/')
  const Icon = picture ? IconPhoto : IconFileText
  return (
    <div className={classes.line}>
      {picture && withPicture ? (
        <img
          className="flex-none rounded"
          // Whole: of a logo that is cut nobody sees what it is. On white, as papers and mails show it.
          style={{ width: '4.5rem', height: '4.5rem', objectFit: 'contain', background: '#fff' }}
          src={address}
          alt=""
        />
      ) : (
        <Icon size={24} aria-hidden />
      )}
      <div className="flex-1 min-w-0 text-sm">
        <a
          className="truncate block font-medium"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          title={name}
        >
          {name}
        </a>
        {bytes > 0 && <p className="text-soft">{sizeIn(locale, bytes)}</p>}
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
