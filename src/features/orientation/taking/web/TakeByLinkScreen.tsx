import { useParams } from 'react-router'
import { addressOf, call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { LinkPage } from '../../../../kit/web/page/LinkPage.tsx'
import { takingKey } from '../../web/keys.ts'
import { byLink, readFileByLink } from '../taking.contract.ts'
import { TakeOrientation } from './TakeOrientation.tsx'

export default function TakeByLinkScreen() {
  const text = useText()
  const { token = '' } = useParams()
  return (
    <LinkPage
      page={`orientation-${token.slice(0, 12)}`}
      queryKey={takingKey(token)}
      read={async (signal) =>
        (await call(byLink.read, { params: { token }, signal, keepSession: true })).data
      }
      languageOf={({ lang }) => lang}
      title={text('screen_orientation_take')}
      spent={text('orientation_spent')}
    >
      {(asked, readAgain) => (
        <TakeOrientation
          way={{
            calls: byLink,
            params: { token },
            account: 'link',
            fileAddress: (id) => addressOf(readFileByLink, { params: { token, id } }),
          }}
          asked={asked}
          onRead={readAgain}
        />
      )}
    </LinkPage>
  )
}
