import { IconAlertTriangle, IconMessage } from '@tabler/icons-react'
import { Marks } from '../../../../kit/web/inputs/marks/Marks.tsx'
import { SignatureDrawing } from '../../../../kit/web/inputs/signature/SignatureDrawing.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { PaperAnswer, PaperEntry } from '../../papers/content.ts'
import classes from './whole.module.css'
import type { WholeSubmission } from './whole-of.ts'

type Props = {
  entry: PaperEntry
  files: ReadonlyMap<string, Pick<WholeSubmission['files'][number], 'name'>>
  addressOf(id: string): string
  onPhoto(id: string): void
}

/** One question with what was answered; of a repeating one, each of its items. */
export function AnswerRow({ entry, files, addressOf, onPhoto }: Props) {
  const text = useText()
  if (entry.kind === 'section') return null
  if (entry.kind === 'info')
    return (
      <div className={classes.answer}>
        <dt className="hint">{entry.label}</dt>
        <dd className="hint m-0 min-w-0 whitespace-pre break-anywhere">{entry.words}</dd>
      </div>
    )
  const { label, words, fails, photos, signature, items, rows, remarks } = entry
  const plain = photos.length === 0 && items.length === 0 && signature === null && rows.length === 0
  return (
    <div className={classes.answer} data-fails={(fails && plain) || undefined}>
      <dt className="hint">{label}</dt>
      <dd className="m-0 min-w-0 whitespace-pre break-anywhere">
        {plain &&
          (words === null ? (
            <em className="hint">{text('submission_unanswered')}</em>
          ) : (
            <span>
              {fails && <IconAlertTriangle size={16} aria-label={text('submission_failed')} />}
              {words}
            </span>
          ))}
        {rows.map((row) => (
          <div key={row.id} className={classes.answer} data-fails={row.fails || undefined}>
            {text('labelled', { label: row.label, what: '' })}
            <strong style={row.fails ? { color: 'var(--danger)' } : undefined}>{row.words}</strong>
          </div>
        ))}
        <PhotoButtons photos={photos} files={files} addressOf={addressOf} onPhoto={onPhoto} />
        {signature !== null && (
          <>
            <div className="box grid p-1" style={{ height: '4.5rem', margin: 'var(--space-2) 0' }}>
              <SignatureDrawing signature={signature} label={label} />
            </div>
            <span className="hint">{words}</span>
          </>
        )}
        {remarks.map(({ row, note, photos: taken, action }) => (
          <div key={row ?? ''} className={classes.remark}>
            <p className="hint flex items-center gap-1">
              <IconMessage size={16} aria-hidden />
              {row ?? text('submission_remark')}
            </p>
            {note !== null && <p>{note}</p>}
            {action !== null && <p>{text('submission_remark_action', { action })}</p>}
            <PhotoButtons photos={taken} files={files} addressOf={addressOf} onPhoto={onPhoto} />
          </div>
        ))}
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a revision never move
          <div key={at} className={classes.item}>
            <h4 className="m-0 text-sm">{at + 1}</h4>
            <dl className={`${classes.answers} grid m-0`}>
              {item.map((inner, row) => (
                <AnswerRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do the answers in them
                  key={row}
                  entry={inner}
                  files={files}
                  addressOf={addressOf}
                  onPhoto={onPhoto}
                />
              ))}
            </dl>
          </div>
        ))}
      </dd>
    </div>
  )
}

type PhotoProps = Omit<Props, 'entry'> & Pick<PaperAnswer, 'photos'>

function PhotoButtons({ photos, files, addressOf, onPhoto }: PhotoProps) {
  const text = useText()
  if (photos.length === 0) return null
  return (
    <div className="flex flex-wrap items-start gap-2 p-0 py-1">
      {photos.map(({ id, caption, annotations }, at) => (
        <button
          key={id}
          type="button"
          className={classes.photo}
          onClick={() => onPhoto(id)}
          aria-label={`${text('submission_photo_open')}: ${caption ?? files.get(id)?.name ?? at + 1}`}
        >
          <span className="block relative overflow-hidden border rounded">
            <img
              className="block w-full bg-deep object-cover"
              src={addressOf(id)}
              alt=""
              loading="lazy"
            />
            {annotations && <Marks drawing={annotations} />}
          </span>
          {caption}
        </button>
      ))}
    </div>
  )
}
