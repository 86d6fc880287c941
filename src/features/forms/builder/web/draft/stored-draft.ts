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
  putDraft<Row>({ ...draft, id: idOf(account, form), account, kind: 'form' }, (row) => row as Row)

type Before = { revision: number; definition: FormDefinition }

function readBefore(key: string): Before | undefined {
  const text = localStorage.getItem(key)
  localStorage.removeItem(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Before
  } catch (error) {
    // Cut off half-way by a full disk: there is nothing in it to be saved.
    console.warn('A draft of a version before cannot be read.', error)
    return undefined
  }
}

/** What a version before stored of this form, once: it lay beside the database. */
function draftBefore(form: string): DeviceFormDraft | undefined {
  const draft = readBefore(`plumbline-form-draft-${form}`)
  const base = readBefore(`plumbline-form-draft-base-${form}`)
  if (draft === undefined) return undefined
  return {
    content: draft.definition,
    revision: draft.revision,
    unsaved: true,
    saved_at: new Date().toISOString(),
    stamp: '',
    ...(base?.revision === draft.revision && { base: base.definition }),
  }
}

/** What this device holds of the form’s draft. */
export async function readFormDraft(
  account: string,
  form: string,
): Promise<DeviceFormDraft | undefined> {
  const stored = await readRow<Row>('drafts', idOf(account, form))
  const before = draftBefore(form)
  if (stored !== undefined || before === undefined) return stored
  const written = await putFormDraft(account, form, before)
  return written.type === 'written' ? { ...before, stamp: written.stamp } : before
}
