// The same file for several records: a file belongs to one, so each of the others gets one of its own.
import { bind } from '../../../access/server/gate.ts'
import { copyFiles } from '../../../kit/files/files.contract.ts'
import { Problem } from '../../../kit/problems.ts'
import { copyUnclaimed, refuseWithoutRoom } from './files.store.ts'

const copy = bind(copyFiles, async ({ db, session }, { body: { ids } }) => {
  const { companyId, accountId } = session
  if (companyId === undefined) throw new Problem('grant/missing')
  const owner = { companyId, accountId }
  const data = await copyUnclaimed(db, owner, ids)
  if (data.length < ids.length) throw new Problem('row/missing')
  // Content that is stored already takes no room of the company's.
  await refuseWithoutRoom(db, owner, Number.POSITIVE_INFINITY)
  return { data }
})

export const copyCalls = [copy]
