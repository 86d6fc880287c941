import { Button } from '@mantine/core'
import { useState } from 'react'
import { FieldGroup } from '../../../../../kit/web/inputs/FieldGroup.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { type Attached, attachedIn, entryOf } from '../../../definition/attached.ts'
import { FileLine } from '../files/FileLine.tsx'
import classes from '../files/files.module.css'
import { useFiles } from '../files/files-at-hand.ts'
import { PhotoTile } from '../files/PhotoTile.tsx'
import { PickFiles } from '../files/PickFiles.tsx'
import { SendingLine } from '../files/SendingLine.tsx'
import { useSending } from '../files/use-sending.ts'
import { type AnswerProps, useFill } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

const usual = 20

const numberOf = (limit: unknown) => (typeof limit === 'number' ? limit : undefined)

/** Photos or files: each is taken in as soon as it is chosen; the answer names them. */
export function FilesAnswer(props: AnswerProps) {
  const text = useText()
  const { question, value, onChange, readOnly, label } = props
  const { filling } = useFill()
  const { known, addressOf } = useFiles()
  const photos = question.type === 'photo'
  const [removed, setRemoved] = useState<{ attached: Attached; at: number }>()
  const [leftOut, setLeftOut] = useState(0)

  const put = (next: readonly Attached[]) => onChange(next.map(entryOf))
  /** As the form has it by now: several files may arrive before this is drawn again. */
  const latest = () => attachedIn(filling.get(question.key).value)
  const { sending, add, drop, retry } = useSending(photos, (one) => put([...latest(), one]))

  const there = attachedIn(value)
  const most = Number(question.max ?? usual)
  const room = most - there.length - sending.filter(({ at }) => at !== 'refused').length
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
  return (
    <FieldGroup {...group} {...(told !== undefined && { error: told })}>
      <div className={classes.files}>
        <div className={photos ? classes.tiles : classes.files}>
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
                    id: attached.id,
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
        {sending.map((line) => (
          <SendingLine
            key={line.key}
            line={line}
            onRetry={() => retry(line.key)}
            onDrop={() => drop(line.key)}
          />
        ))}
        <div role="status">
          {removed && (
            <span className={classes.removed}>
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
        {!readOnly && room > 0 && (
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
