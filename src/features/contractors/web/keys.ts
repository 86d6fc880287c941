// What this feature reads, each under its key: stale with the register whose rows it is worked out of.
import { registerKey } from '../../../register/web/keys.ts'
import { tcForms } from '../forms/tc-forms.register.ts'
import { tcPapers } from '../papers/tc-papers.register.ts'

export const approvalKey = (id: string) => registerKey(tcPapers.name, 'approval', id)
/** Stale with the lines of the contractor. */
export const dutiesKey = (id: string) => registerKey(tcForms.name, 'duties', id)
export const matrixKey = (project: string) => registerKey(tcForms.name, 'matrix', project)
export const codesKey = (id: string) => registerKey(tcForms.name, 'codes', id)
