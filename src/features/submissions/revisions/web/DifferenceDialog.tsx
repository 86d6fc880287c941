import { Modal, Switch } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { PaperAnswer } from '../../papers/content.ts'
import { readRevision } from '../../reading/reading.contract.ts'
import classes from '../../reading/web/whole.module.css'
import { useReading, type WholeSubmission } from '../../reading/web/whole-of.ts'
import { revisionKey } from '../../web/keys.ts'
import { difference } from './difference.ts'

type Props = { whole: WholeSubmission; n: number; onClose(): void }

/** A revision beside the one before: only what changed, or everything. */
export function DifferenceDialog({ whole, n, onClose }: Props) {
  const { text } = useLanguage()
  const [all, setAll] = useState(false)
  const [before, after] = useQueries({
    queries: [n - 1, n].map((of) => ({
      queryKey: revisionKey(whole.id, of),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call(readRevision, { params: { id: whole.id, n: of }, signal })).data,
      // A submitted revision does not change.
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const names = useMemo(
    () => ({ ...before?.data?.names, ...after?.data?.names }),
    [before?.data, after?.data],
  )
  const reading = useReading(whole.definition, names)
  const lines = useMemo(() => {
    if (before?.data === undefined || after?.data === undefined) return undefined
    return difference(before.data, after.data, reading)
  }, [before?.data, after?.data, reading])
  const changed = lines?.filter((line) => line.changed) ?? []
  const shown = all ? (lines ?? []) : changed
  const labels = [n - 1, n].map((of) => text('submission_revision_n', { n: of }))
  return (
    <Modal
      opened
      onClose={onClose}
      size="60rem"
      title={text('submission_difference', { n, before: n - 1 })}
    >
      {(before?.isError || after?.isError) && (
        <Notice tone="danger">{text('could_not_load')}</Notice>
      )}
      {lines === undefined && !before?.isError && <ListSkeleton rows={4} />}
      {lines !== undefined && (
        <>
          <Switch
            mb="md"
            label={text('submission_difference_all')}
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
          {shown.length === 0 ? (
            <p>{text('submission_difference_none')}</p>
          ) : (
            <table className={classes.difference}>
              <thead>
                <tr>
                  <th className="p-2 border-b text-start break-anywhere" scope="col">
                    {text('submission_question')}
                  </th>
                  {labels.map((label) => (
                    <th className="p-2 border-b text-start break-anywhere" key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((line) => (
                  <tr key={line.key} data-changed={line.changed || undefined}>
                    <th className="p-2 border-b text-start break-anywhere" scope="row">
                      {line.label}
                    </th>
                    <td className="p-2 border-b text-start break-anywhere" data-of={labels[0]}>
                      <Said entry={line.before} />
                    </td>
                    <td className="p-2 border-b text-start break-anywhere" data-of={labels[1]}>
                      <Said entry={line.after} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </Modal>
  )
}

function Said({ entry }: { entry: PaperAnswer | undefined }) {
  const { text } = useLanguage()
  if (entry === undefined) return <em>{text('submission_not_asked')}</em>
  return (
    <>
      {entry.words === null ? (
        <em>{text('submission_unanswered')}</em>
      ) : entry.photos.length === 0 ? (
        <span>{entry.words}</span>
      ) : (
        <Photos photos={entry.photos} />
      )}
      {entry.remarks.map(({ row, note, photos, action }) => (
        <div key={row ?? ''} className="mt-2">
          {row !== null && <strong>{row}</strong>}
          <p className="whitespace-pre">{note}</p>
          {action !== null && <p>{text('submission_remark_action', { action })}</p>}
          {photos.length > 0 && <Photos photos={photos} />}
        </div>
      ))}
    </>
  )
}

function Photos({ photos }: Pick<PaperAnswer, 'photos'>) {
  const { text } = useLanguage()
  return (
    <span className="flex flex-wrap items-start gap-2 p-0 py-1">
      {photos.map(({ id, caption }) => (
        <a key={id} href={`/api/files/${id}`} target="_blank" rel="noopener noreferrer">
          <img
            src={`/api/files/${id}`}
            alt={caption ?? text('submission_photo_open')}
            height={72}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  )
}
