// The report that is being written on this device, and its photos.
import { useCallback, useMemo } from 'react'
import { useStored } from '../../../../kit/drafts/web/changes.ts'
import { hashOf } from '../../../../kit/drafts/web/hash.ts'
import { eraseRow } from '../../../../kit/drafts/web/stored.ts'
import { queueCall } from '../../../../kit/drafts/web/stored-call.ts'
import { type DraftFile, filesOf, putFile } from '../../../../kit/drafts/web/stored-files.ts'
import { useDeviceDraft } from '../../../../kit/drafts/web/use-device-draft.ts'
import { newId } from '../../../../kit/ids.ts'
import { type ReportDraft, reportOf } from '../report-draft.ts'
import { sendReport } from '../reporting.contract.ts'

const entryOf = (report: string) => `incident ${report}`

/** The photos of a report, kept on this device until the server has them. */
export function useReportPhotos(report: string) {
  const read = useCallback(() => filesOf(entryOf(report)), [report])
  const kept = useStored(['files'], read)
  const shown = useMemo(
    () =>
      (kept ?? []).map(({ id, name, mime, content }) => ({
        id,
        file: new File([content], name, { type: mime, lastModified: 0 }),
      })),
    [kept],
  )
  const change = async (photos: readonly File[]) => {
    for (const { id, file } of shown) if (!photos.includes(file)) await eraseRow('files', id)
    for (const file of photos.filter((one) => shown.every((known) => known.file !== one)))
      await putFile({
        id: newId(),
        draft: entryOf(report),
        name: file.name,
        mime: file.type,
        bytes: file.size,
        original: false,
        sha256: await hashOf(file),
        content: file,
        server: null,
        refused: null,
      } satisfies DraftFile)
  }
  return { photos: shown.map(({ file }) => file), change }
}

export function useReport(account: string) {
  const { draft, change, discard } = useDeviceDraft<ReportDraft>('incident', account)
  /** It leaves, now or when there is a connection. */
  const send = useCallback(
    async (report: ReportDraft) => {
      const photos = await filesOf(entryOf(report.id))
      const body = reportOf(
        report,
        new Date(),
        photos.map(({ id }) => id),
      )
      // The draft goes first: both have the same id on the device.
      await discard(report)
      await queueCall({
        id: entryOf(report.id),
        account,
        route: { method: sendReport.method, path: sendReport.path },
        params: { id: report.id },
        body,
        title: report.words.trim().slice(0, 80),
      })
    },
    [account, discard],
  )
  return { draft, change, discard, send }
}
