import { newId } from '../../kit/ids.ts'
import { created } from '../schemas.ts'
import type { RegisterRequest } from './registers.ts'
import { hashOf, insertRows, type RowValues, validateWrite } from './writing.ts'

/** Makes a row that nobody types, as the register's own call makes one; answers its id. */
export async function makeRow(
  request: RegisterRequest,
  given: RowValues,
  id = newId(),
): Promise<string> {
  const { register } = request.extension
  const values: RowValues = created(register).parse(given)
  const change = await validateWrite(request, undefined, { ...values, id })
  await insertRows(request, [{ change, hash: hashOf(values) }])
  await request.extension.written?.(request.context, change)
  return id
}
