import { call } from '../../../../kit/http/client.web.ts'
import { endDocumentLink, makeDocumentLink, readDocumentLink } from '../links.contract.ts'
import { documentLinkKey } from './keys.ts'
import type { LinkWay } from './LinkForm.tsx'

/** How a person’s link to a document is sent. */
export function wayTo(document: string, person: string, signsIn: string): LinkWay {
  const params = { id: document, person }
  return {
    key: documentLinkKey(document, person),
    read: (signal) => call(readDocumentLink, { params, signal }),
    make: (body) => call(makeDocumentLink, { params, body }),
    end: () => call(endDocumentLink, { params }),
    signsIn,
  }
}
