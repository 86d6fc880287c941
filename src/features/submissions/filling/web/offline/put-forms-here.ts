// The forms that a person may fill are put on the device before they are wanted, those that they used last first,
// with the lists that these ask to choose from: a basement is no place to find that one is missing.
import { call } from '../../../../../kit/http/client.web.ts'
import type { Question } from '../../../../forms/definition/index.ts'
import { putListsHere } from '../../../../forms/web/index.ts'
import { listFillable, readFillable, readLacking } from '../../filling.contract.ts'

/** More than anybody fills; a company of hundreds of forms does not fill a phone. */
const most = 60
/** A working day begins with the forms of that day. */
const orSince = 6 * 3600_000

/** One after the other: what the person does meanwhile comes first. */
export async function putFormsHere(account: string, signal: AbortSignal): Promise<void> {
  const asking = { account, signal, orSince }
  const { data } = await call(listFillable, { account, signal })
  const lastOf = ({ last_filled }: (typeof data)[number]) => last_filled ?? ''
  const wanted = data.toSorted((a, b) => lastOf(b).localeCompare(lastOf(a))).slice(0, most)
  const asked: Question[] = []
  for (const { id } of wanted) {
    const form = await call(readFillable, { ...asking, params: { id } })
    asked.push(...form.data.version.definition.fields)
    // Who lacks a training for it is told before they fill it, there too.
    await call(readLacking, { ...asking, params: { id }, query: {} })
  }
  await putListsHere(asked, asking)
}
