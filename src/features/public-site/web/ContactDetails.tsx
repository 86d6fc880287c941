import { email } from './contact.ts'
import classes from './site.module.css'
import { useContact } from './use-contact.ts'

export function ContactDetails() {
  const { phone, address } = useContact()
  return (
    <address className={classes.contact}>
      <a href={`mailto:${email}`}>{email}</a>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      <span>{address.join('\n')}</span>
    </address>
  )
}
