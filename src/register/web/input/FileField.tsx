import { FieldGroup } from '../../../kit/web/inputs/FieldGroup.tsx'
import { useSay } from '../../../kit/web/language/Language.tsx'
import { isMany } from '../../define.ts'
import type { PointedFile } from '../../fields/pointing.ts'
import { FileDrop } from './FileDrop.tsx'
import { type KindProps, shared } from './field-of-form.ts'
import { acceptedBy } from './file-facts.ts'
import classes from './input.module.css'
import { SendingFile } from './SendingFile.tsx'
import { StoredFile } from './StoredFile.tsx'
import { useUpload } from './use-upload.ts'

const defaultMost = 50

/** One file, several, or a photo: sent as soon as it is chosen, named by the row when it is saved. */
export function FileField(props: KindProps) {
  const { field, value, onChange, label } = props
  const say = useSay()
  const several = isMany(field)
  const there = (several ? (value ?? []) : [value].filter(Boolean)) as PointedFile[]
  const { sending, refusal, send } = useUpload(field, (stored) =>
    onChange(several ? [...there, stored] : stored),
  )
  const { disabled, ...given } = shared(props, say)
  const error = refusal ?? given.error
  const most = several ? ((field as { max?: number }).max ?? defaultMost) : 1
  const open = there.length + sending.length < most
  const fixed = disabled === true
  return (
    <FieldGroup {...given} error={error}>
      <div className={classes.files}>
        {there.map((file) => (
          <StoredFile
            key={file.id}
            file={file}
            accept={acceptedBy(field).join(',')}
            withPicture={field.kind === 'photo' || several}
            {...(!fixed && {
              onRemove: () =>
                onChange(several ? there.filter((other) => other.id !== file.id) : null),
              ...(!several && { onReplace: (chosen: File) => void send(chosen) }),
            })}
          />
        ))}
        {sending.map((line) => (
          <SendingFile {...line} key={line.key} />
        ))}
        {open && (
          <FileDrop
            field={field}
            label={label}
            several={several}
            wrong={error !== undefined}
            disabled={fixed}
            onFiles={(files) => {
              for (const file of files) void send(file)
            }}
          />
        )}
      </div>
    </FieldGroup>
  )
}
