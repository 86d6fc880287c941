import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Requests } from '../../public-site/web/index.ts'

/** What visitors of the public site asked for. */
export default function RequestsScreen() {
  const text = useText()
  return (
    <Page title={text('requests')} lead={text('requests_lead')}>
      <Requests />
    </Page>
  )
}
