import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { CoveragePanel } from './CoveragePanel.tsx'

/** Each site and shift, and whether somebody there holds the certificate that the law asks for. */
export default function CoverageScreen() {
  const text = useText()
  return (
    <Page title={text('coverage_title')}>
      <CoveragePanel isTitled={false} />
    </Page>
  )
}
