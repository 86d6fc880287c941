import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import classes from './site.module.css'

export default function ContactScreen() {
  const text = useText()
  return (
    <div className={classes.narrow}>
      <Page title={text('page_contact')} lead={text('contact_lead')}>
        <ContactDetails />
      </Page>
    </div>
  )
}
