import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { titleOf } from '../dashboard/titles.ts'
import { useScreen } from '../start/use-screen.ts'

/** A company's screen as the provider's admin sees it: its place, and none of the company's data. */
export function CompanyOnly() {
  const text = useText()
  return (
    <Page title={titleOf(useScreen(), text)}>
      <EmptyState title={text('company_only')} text={text('company_only_lead')} />
    </Page>
  )
}
