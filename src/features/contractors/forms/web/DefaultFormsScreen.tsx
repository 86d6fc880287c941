import { useHolds } from '../../../../access/web/use-holds.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { tcDefaultForms } from '../tc-default-forms.register.ts'

/** The forms that every contractor owes. */
export default function DefaultFormsScreen() {
  const { say } = useLanguage()
  return (
    <Page title={say(tcDefaultForms.many)} lead={say(tcDefaultForms.lead)}>
      <WithinPanel
        register={tcDefaultForms}
        within=""
        mayAdd={useHolds()('trade-contractors-default.edit')}
      />
    </Page>
  )
}
