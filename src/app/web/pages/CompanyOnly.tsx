import { titleOf } from '../../../access/web/screen-titles.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { useScreen } from '../start/use-screen.ts'

/** A company's screen as the provider's admin sees it: its place, and none of the company's data. */
export function CompanyOnly() {
  const language = useLanguage()
  const { text } = language
  return (
    <Page title={titleOf(useScreen(), language)}>
      <EmptyState title={text('company_only')} text={text('company_only_lead')} />
    </Page>
  )
}
