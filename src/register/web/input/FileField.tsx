import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { fileLimit, readFile, storeFile } from '../../../kit/files/files.contract.ts'
import { upload } from '../../../kit/http/upload.web.ts'
import { FieldGroup } from '../../../kit/web/inputs/FieldGroup.tsx'
import { FileDrop } from '../../../kit/web/inputs/files/FileDrop.tsx'
import { FileLine } from '../../../kit/web/inputs/files/FileLine.tsx'
import { isAccepted, kindsIn } from '../../../kit/web/inputs/files/file-facts.ts'
import { makeGrowingList } from '../../../kit/web/inputs/files/growing-list.ts'
import { SendingFiles } from '../../../kit/web/inputs/files/SendingFiles.tsx'
import { useFileQueue } from '../../../kit/web/inputs/files/use-file-queue.ts'
import { shrinkPhoto } from '../../../kit/web/inputs/photo/shrink-photo.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../kit/web/language/size-words.ts'
import { isMany } from '../../define.ts'
import { allFilesIn, type PointedFile } from '../../fields/pointing.ts'
import { type KindProps, shared } from './field-of-form.ts'
import classes from './input.module.css'

const defaultMost = 50

/** One file, several, or a photo: sent as soon as it is chosen, named by the row when it is saved. */
export function FileField(
  props: Pick<KindProps, 'field' | 'label' | 'value' | 'error' | 'disabled' | 'onChange'>,
) {
  const { field, value, onChange, label } = props
  const { text, say, locale } = useLanguage()
  const several = isMany(field)
  const photo = field.kind === 'photo'
  const accept = photo ? ['image/*'] : (field.accept ?? [])
  const kinds = kindsIn(accept, text('field_kind_image'))
  const { largest = fileLimit } = field
  const size = sizeIn(locale, largest)
  const there = allFilesIn(value)
  const [list] = useState(makeGrowingList<PointedFile>)
  list.draw(value, there)

  const { add, ...queue } = useFileQueue<PointedFile>({
    prepares: photo,
    wrongWith(file) {
      const { name } = file
      if (!isAccepted(file, accept)) return text('field_file_wrong_kind', { name, kinds })
      // A photo is made small first.
      return !photo && file.size > largest
        ? text('field_file_too_large', { name, size })
        : undefined
    },
    async send(chosen, asked) {
      const file = photo ? (await shrinkPhoto(chosen)).file : chosen
      const { id, name, mime, bytes } = (await upload(storeFile, file, asked)).data
      return { id, name, mime, bytes }
    },
    onStored: (stored) => onChange(several ? list.change((now) => [...now, stored]) : stored),
  })
  const { disabled: fixed = false, ...given } = shared(props, say)
  const most = several ? (field.max ?? defaultMost) : 1
  const underway = queue.lines.filter(({ at }) => at !== 'refused').length
  const words = several ? text('field_file_add') : text('field_file_choose')
  return (
    <FieldGroup {...given}>
      <div className={classes.files}>
        {there.map((file) => (
          <FileLine
            key={file.id}
            file={file}
            address={readFile.path.replace(':id', file.id)}
            accept={accept.join(',')}
            withPicture={photo || several}
            {...(!fixed && {
              onRemove: () =>
                onChange(
                  several ? list.change((now) => now.filter(({ id }) => id !== file.id)) : null,
                ),
              ...(!several && { onReplace: (chosen: File) => add([chosen]) }),
            })}
          />
        ))}
        <SendingFiles queue={queue} />
        {there.length + underway < most && (
          <FileDrop
            label={label}
            buttons={[
              photo
                ? { words: text('input_photo_choose'), icon: <IconCamera size={18} /> }
                : { words, icon: <IconPaperclip size={18} /> },
            ]}
            size="sm"
            accept={accept.join(',')}
            several={several}
            wrong={given.error !== undefined}
            disabled={fixed}
            onFiles={add}
          >
            {text('field_file_drop')} ·{' '}
            {kinds === ''
              ? text('field_file_size', { size })
              : text('field_file_kinds', { kinds, size })}
          </FileDrop>
        )}
      </div>
    </FieldGroup>
  )
}
