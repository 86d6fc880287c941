// What this feature reads, each under its key: stale with the register whose rows it is worked out of.
import { registerKey } from '../../../register/web/keys.ts'
import { tcPapers } from '../papers/tc-papers.register.ts'

export const approvalKey = (id: string) => registerKey(tcPapers.name, 'approval', id)
