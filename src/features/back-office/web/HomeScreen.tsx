import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'

/** Where the provider's admins arrive. */
export default function HomeScreen() {
  const text = useText()
  return <Page title={text('back_office')} lead={text('back_office_lead')} />
}
