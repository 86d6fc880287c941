import { useText } from '../../../kit/web/language/Language.tsx'
import { PinForm } from '../../submissions/web/index.ts'
import classes from './my-account.module.css'
import { Section } from './Section.tsx'

/** For people of a company: they sign with it where they are not signed in. */
export function SigningPin() {
  const text = useText()
  return (
    <Section title={text('pin')} lead={text('pin_lead')}>
      <PinForm className={classes.form} />
    </Section>
  )
}
