import { call, NoAnswer, Refused } from '../../../../../kit/http/client.web.ts'
import { dropDraft } from '../../filling.contract.ts'

/** A draft that was thrown away here is thrown away on the server, too, where it can be. */
export async function dropThere(id: string): Promise<void> {
  try {
    await call(dropDraft, { params: { id } })
  } catch (error) {
    // It was never saved there, has been sent since, or is offered again when there is a connection.
    if (error instanceof NoAnswer || (error instanceof Refused && error.httpStatus === 404)) return
    throw error
  }
}
