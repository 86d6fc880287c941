import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import classes from './PhotoInput.module.css'

type Props = { file: File; onRemove: (() => void) | undefined }

/** A small view of one picture, or a word where the browser cannot show it. */
export function PhotoPreview({ file, onRemove }: Props) {
  const texts = useTexts()
  const [url, setUrl] = useState<string>()
  const [readable, setReadable] = useState(true)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <div className={classes.photo}>
      {url && readable && (
        <img
          className="w-full h-full"
          src={url}
          alt={file.name}
          onError={() => setReadable(false)}
        />
      )}
      {!readable && (
        <span
          className="text-center break-anywhere"
          style={{ padding: 'var(--mantine-spacing-xs)', fontSize: 'var(--mantine-font-size-xs)' }}
        >
          <strong>{file.name}</strong>
          <br />
          {texts.photo.noPreview}
        </span>
      )}
      {onRemove && (
        <ActionIcon
          className={classes.remove}
          variant="default"
          aria-label={texts.remove(file.name)}
          onClick={onRemove}
        >
          <IconX size={18} />
        </ActionIcon>
      )}
    </div>
  )
}
