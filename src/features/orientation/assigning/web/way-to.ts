import { call } from '../../../../kit/http/client.web.ts'
import type { LinkWay } from '../../../documents/web/index.ts'
import { linkKey } from '../../web/keys.ts'
import { endLink, makeLink, readLinkState } from '../assigning.contract.ts'

/** How the link of a record is sent. */
export function wayTo(id: string, signsIn: string): LinkWay {
  const params = { id }
  return {
    key: linkKey(id),
    read: (signal) => call(readLinkState, { params, signal }),
    make: (body) => call(makeLink, { params, body }),
    end: () => call(endLink, { params }),
    signsIn,
  }
}
