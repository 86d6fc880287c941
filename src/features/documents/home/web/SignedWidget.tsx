import { IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { SignedShare } from '../../coverage/web/SignedShare.tsx'
import { readSignedShare } from '../home.contract.ts'
import { signedShareKey } from './keys.ts'

/** How far documents are signed by those whom they are for; and where most is overdue. */
export default function SignedWidget() {
  const text = useText()
  const query = useQuery({
    queryKey: signedShareKey,
    queryFn: async ({ signal }) => (await call(readSignedShare, { signal })).data,
    staleTime: 0,
  })
  return (
    <WidgetBody query={query}>
      {({ asked, signed, overdue, documents }) =>
        asked === 0 ? (
          <WidgetEmpty
            icon={<IconSignature size={28} aria-hidden="true" />}
            title={text('widget_signed_none')}
            text={text('widget_signed_about')}
          />
        ) : (
          <div className="stack gap-4">
            <SignedShare of={asked} signed={signed} overdue={overdue} />
            <ul className="bare stack gap-3">
              {documents.map((document) => (
                <li key={document.id} className="stack gap-1">
                  <Link to={`/dashboard/documents/${document.id}`}>{document.title}</Link>
                  <SignedShare
                    of={document.asked}
                    signed={document.signed}
                    overdue={document.overdue}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </WidgetBody>
  )
}
