import { Button, Input } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FieldGroup } from '../../../../../kit/web/inputs/FieldGroup.tsx'
import { FileLine } from '../../../../../kit/web/inputs/files/FileLine.tsx'
import { SendingFiles } from '../../../../../kit/web/inputs/files/SendingFiles.tsx'
import { useFileQueue } from '../../../../../kit/web/inputs/files/use-file-queue.ts'
import { whenTaken } from '../../../../../kit/web/inputs/photo/taken-at.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../../kit/web/language/size-words.ts'
import { type Attached, attachedIn, entryOf } from '../../../definition/attached.ts'
import classes from '../files/files.module.css'
import { useFiles } from '../files/files-at-hand.ts'
import { PhotoTile } from '../files/PhotoTile.tsx'
import { PickFiles } from '../files/PickFiles.tsx'
import { PickPhotos } from '../files/PickPhotos.tsx'
import { rawLimit } from '../files/raw-limit.ts'
import { type AnswerProps, useFill } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

const usual = 20

const numberOf = (limit: unknown) => (typeof limit === 'number' ? limit : undefined)

/** Photos or files that answer a question. */
export function FilesAnswer(props: AnswerProps) {
  const { filling } = useFill()
  return <FilesInput {...props} latest={() => filling.get(props.question.key).value} />
}

type Props = Omit<AnswerProps, 'onChange'> & {
  onChange(value: readonly (string | Attached)[]): void
  /** As the form has it by now: several files may arrive before this is drawn again. */
  latest(): unknown
  /** Photos that come with words: these stand first, under what names them. */
  beside?: { readonly head: ReactNode; readonly words: ReactNode; readonly offersPhotos: boolean }
}

/** Each is taken in as soon as it is chosen; the value names them. */
export function FilesInput({ latest: valueNow, beside, ...props }: Props) {
  const { text, locale } = useLanguage()
  const { question, value, onChange, readOnly, label } = props
  const { known, addressOf, send, learn } = useFiles()
  const photos = question.type === 'photo'
  const [removed, setRemoved] = useState<{ attached: Attached; at: number }>()
  const [leftOut, setLeftOut] = useState(0)

  const put = (next: readonly Attached[]) => onChange(next.map(entryOf))
  const latest = () => attachedIn(valueNow())
  const { add, ...queue } = useFileQueue<Attached>({
    prepares: photos,
    wrongWith: ({ name, size }) =>
      size > rawLimit
        ? text('field_file_too_large', { name, size: sizeIn(locale, rawLimit) })
        : undefined,
    async send(file, asked) {
      const taken_at = photos ? await whenTaken(file) : undefined
      const { content, ...stored } = await send(file, { photo: photos, ...asked })
      learn(stored, content)
      return { id: stored.id, ...(taken_at !== undefined && { taken_at }) }
    },
    onStored: (one) => put([...latest(), one]),
  })

  const there = attachedIn(value)
  const most = Number(question.max ?? usual)
  const room = most - there.length - queue.lines.filter(({ at }) => at !== 'refused').length
  const { readOnly: _, error, ...group } = fieldOf(props)
  const told =
    leftOut > 0 ? text('form_files_left_out', { most, count: leftOut }) : (error ?? undefined)

  function take(files: readonly File[]) {
    setRemoved(undefined)
    setLeftOut(Math.max(0, files.length - room))
    add(files.slice(0, Math.max(0, room)))
  }
  const remove = (attached: Attached, at: number) => {
    setRemoved({ attached, at })
    setLeftOut(0)
    put(there.toSpliced(at, 1))
  }
  const nameOf = (id: string) => known.get(id)?.name ?? text('form_file')
  const isPicking = !readOnly && room > 0
  const taken = (
    <>
      <div className={photos ? classes.tiles : `${classes.files} stack gap-2 mt-2`}>
        {there.map((attached, at) =>
          photos ? (
            <PhotoTile
              key={attached.id}
              attached={attached}
              number={at + 1}
              name={nameOf(attached.id)}
              address={addressOf(attached.id)}
              waits={known.has(attached.id) ? 'preparing' : 'elsewhere'}
              readOnly={readOnly}
              annotate={question.annotate === true}
              onChange={(next) => put(latest().map((one) => (one.id === next.id ? next : one)))}
              onRemove={() => remove(attached, at)}
            />
          ) : (
            <FileLine
              key={attached.id}
              file={
                known.get(attached.id) ?? {
                  name: nameOf(attached.id),
                  mime: '',
                  bytes: 0,
                }
              }
              address={addressOf(attached.id)}
              onRemove={readOnly ? undefined : () => remove(attached, at)}
            />
          ),
        )}
      </div>
      <SendingFiles queue={queue} />
      <div role="status">
        {removed && (
          <span className="row hint gap-2">
            {text('form_file_removed', { name: nameOf(removed.attached.id) })}
            <Button
              size="compact-md"
              variant="default"
              onClick={() => {
                put(latest().toSpliced(removed.at, 0, removed.attached))
                setRemoved(undefined)
              }}
            >
              {text('form_file_undo')}
            </Button>
          </span>
        )}
      </div>
    </>
  )
  if (beside !== undefined)
    return (
      <div className={`${classes.files} stack gap-2`}>
        <div className="flex items-end justify-between gap-3">
          {beside.head}
          {isPicking && beside.offersPhotos && <PickPhotos label={label} onFiles={take} />}
        </div>
        {beside.words}
        {told !== undefined && <Input.Error>{told}</Input.Error>}
        {taken}
      </div>
    )
  return (
    <FieldGroup {...group} {...(told !== undefined && { error: told })}>
      <div className={`${classes.files} stack gap-2 mt-2`}>
        {taken}
        {isPicking && (
          <PickFiles
            label={label}
            photos={photos}
            least={numberOf(question.min)}
            most={numberOf(question.max)}
            onFiles={take}
          />
        )}
      </div>
    </FieldGroup>
  )
}
