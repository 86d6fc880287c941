import { ActionIcon } from '@mantine/core'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../../kit/web/language/size-words.ts'
import type { PointedFile } from '../../../../../register/fields/pointing.ts'
import classes from './files.module.css'

type Props = { file: PointedFile; address: string | undefined; onRemove: (() => void) | undefined }

/** One file: to be opened, and removed. */
export function FileLine({ file: { name, bytes }, address, onRemove }: Props) {
  const { text, locale } = useLanguage()
  return (
    <div className={classes.line}>
      <IconFileText size={22} aria-hidden />
      <div className={classes.about}>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
        {bytes > 0 && <p>{sizeIn(locale, bytes)}</p>}
      </div>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={text('input_remove', { label: name })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </div>
  )
}
