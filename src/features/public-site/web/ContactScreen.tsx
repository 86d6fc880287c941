import { useText } from '../../../kit/web/language/Language.tsx'
import { RequestForm } from '../requests/web/RequestForm.tsx'
import { useRequestWords } from '../requests/web/use-request-words.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { Head } from './Head.tsx'
import classes from './site.module.css'

export default function ContactScreen() {
  const text = useText()
  const { contactDescription } = useRequestWords()
  return (
    <div className={classes.text}>
      <Head title={text('page_contact')} description={contactDescription} translated />
      <header>
        <h1 tabIndex={-1}>{text('page_contact')}</h1>
        <p>{text('contact_lead')}</p>
        <ContactDetails />
      </header>
      <RequestForm kind="contact" />
    </div>
  )
}
