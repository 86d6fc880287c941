// The files of a submission: listed, here, one's own, and what the device says they are.
import type { Db } from '../../../../kit/db/server/database.ts'
import { Problem } from '../../../../kit/problems.ts'
import { attachFiles } from '../../../files/index.ts'
import type { SubmittedFile } from './submission-context.store.ts'

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
const subject = 'submissions'

type Listed = { id: string; sha256: string }

/** Those that the answers name. One that is not what it should be counts as not arrived. */
export function checkFiles(
  named: ReadonlySet<string>,
  listed: readonly Listed[],
  here: readonly SubmittedFile[],
  owner: { account: string | null; submission: string },
): SubmittedFile[] {
  const isRight = (id: string) => {
    const sent = listed.find((file) => file.id === id)
    const file = here.find((one) => one.id === id)
    if (sent === undefined || file === undefined || file.sha256 !== sent.sha256) return false
    return file.subject === null
      ? file.created_by !== null && file.created_by === owner.account
      : file.subject === subject && file.subject_id === owner.submission
  }
  const missing = [...named].filter((id) => !isUuid(id) || !isRight(id))
  if (missing.length > 0) throw new Problem('submission/files', { extra: { missing } })
  return here.filter(({ id }) => named.has(id))
}

/** Readers of the submission may read them from now on. */
export async function attachSubmittedFiles(
  db: Db,
  files: readonly SubmittedFile[],
  id: string,
): Promise<void> {
  const loose = files.filter((file) => file.subject === null).map((file) => file.id)
  if (loose.length === 0) return
  const taken = await attachFiles(db, loose, { subject, id })
  // Meanwhile another record took one, or its day was over.
  const missing = loose.filter((one) => !taken.includes(one))
  if (missing.length > 0) throw new Problem('submission/files', { extra: { missing } })
}
