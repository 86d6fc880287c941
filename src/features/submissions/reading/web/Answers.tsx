import { useMemo, useState } from 'react'
import { ImageViewer } from '../../../../kit/web/inputs/image-viewer/ImageViewer.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { PaperAnswer, PaperEntry } from '../../papers/content.ts'
import { contentOf } from '../../papers/content.ts'
import { AnswerRow } from './AnswerRow.tsx'
import classes from './whole.module.css'
import { useReading, type WholeSubmission } from './whole-of.ts'

type Part = { title: string | undefined; entries: PaperEntry[] }

/** The entries under the heading that each stands under. */
function partsOf(entries: readonly PaperEntry[]): Part[] {
  const parts: Part[] = []
  for (const entry of entries)
    if (entry.kind === 'section') parts.push({ title: entry.label, entries: [] })
    else if (parts.length === 0) parts.push({ title: undefined, entries: [entry] })
    else parts.at(-1)?.entries.push(entry)
  return parts.filter((part) => part.entries.length > 0)
}

const photosOf = (entries: readonly PaperEntry[]): PaperAnswer['photos'] =>
  entries.flatMap((entry) =>
    entry.kind === 'answer'
      ? [
          ...entry.photos,
          ...entry.remarks.flatMap(({ photos }) => photos),
          ...entry.items.flatMap(photosOf),
        ]
      : [],
  )

type Props = {
  whole: Pick<WholeSubmission, 'definition' | 'answers' | 'remarks' | 'names'> & {
    files: readonly Pick<WholeSubmission['files'][number], 'id' | 'name'>[]
  }
  /** Where a file is shown from, where nobody is signed in. */
  addressOf?: (id: string) => string
}

const addressInside = (id: string) => `/api/files/${id}`

/** What was answered, section by section; what was hidden is not there. */
export function Answers({ whole, addressOf = addressInside }: Props) {
  const text = useText()
  const { definition, answers, remarks, files, names } = whole
  const reading = useReading(definition, names)
  const { entries } = useMemo(
    () => contentOf({ definition, answers, remarks }, true, reading),
    [definition, answers, remarks, reading],
  )
  const parts = partsOf(entries)
  const photos = photosOf(entries)
  const [shown, setShown] = useState<string>()
  const known = new Map(files.map((file) => [file.id, file]))
  return (
    <>
      {parts.map(({ title, entries: rows }, at) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a version never move
          key={at}
          className={classes.card}
          aria-label={title ?? text('submission_answers')}
        >
          {title !== undefined && (
            <h2 className="flex items-center justify-between gap-2 mb-2 text-lg">{title}</h2>
          )}
          <dl className={`${classes.answers} grid m-0`}>
            {rows.map((entry, row) => (
              <AnswerRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a revision never move
                key={row}
                entry={entry}
                files={known}
                addressOf={addressOf}
                onPhoto={setShown}
              />
            ))}
          </dl>
        </section>
      ))}
      <ImageViewer
        key={shown}
        items={photos.map(({ id, caption }) => ({
          src: addressOf(id),
          title: caption ?? known.get(id)?.name ?? '',
        }))}
        opened={shown !== undefined}
        startAt={Math.max(
          0,
          photos.findIndex(({ id }) => id === shown),
        )}
        onClose={() => setShown(undefined)}
      />
    </>
  )
}
