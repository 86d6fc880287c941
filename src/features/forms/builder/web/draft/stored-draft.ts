// The draft of a form as this device stores it, for each person at it.

import type { Draft } from '../../../../../kit/drafts/draft.ts'
import { putDraft, readRow, type WrittenDraft } from '../../../../../kit/drafts/web/stored.ts'
import type { FormDefinition } from '../../../definition/question.ts'
import type { Clash } from '../../draft-rules.ts'

export type DeviceFormDraft = Draft<FormDefinition, readonly Clash[]>
type Row = DeviceFormDraft & {
  readonly id: string
  readonly account: string
  readonly kind: 'form'
}

const idOf = (account: string, form: string) => `form ${account} ${form}`

export const putFormDraft = (
  account: string,
  form: string,
  draft: DeviceFormDraft,
): Promise<WrittenDraft<DeviceFormDraft>> =>
  putDraft<Row>({ ...draft, id: idOf(account, form), account, kind: 'form' })

/** What this device holds of the form’s draft. */
export const readFormDraft = (
  account: string,
  form: string,
): Promise<DeviceFormDraft | undefined> => readRow<Row>('drafts', idOf(account, form))
