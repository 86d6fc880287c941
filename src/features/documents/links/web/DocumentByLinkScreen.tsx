import { useParams } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { LinkPage } from '../../../../kit/web/page/LinkPage.tsx'
import { readByLink } from '../links.contract.ts'
import { DocumentByLink } from './DocumentByLink.tsx'
import { byLinkKey } from './keys.ts'

export default function DocumentByLinkScreen() {
  const text = useText()
  const { token = '' } = useParams()
  return (
    <LinkPage
      page={`document-${token.slice(0, 12)}`}
      queryKey={byLinkKey(token)}
      read={async (signal) =>
        (await call(readByLink, { params: { token }, signal, keepSession: true })).data
      }
      languageOf={({ lang }) => lang}
      title={text('screen_document_link')}
      spent={text('document_link_spent')}
    >
      {(read) => <DocumentByLink token={token} read={read} />}
    </LinkPage>
  )
}
