import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import classes from './site.module.css'

/** Not written yet but for the place that every "Free trial" leads to. */
export default function PricingScreen() {
  const text = useText()
  return (
    <div className={classes.narrow}>
      <Page title={text('page_pricing')} lead={text('public_not_built_yet')}>
        <section id="pricing-form" className={classes.answer}>
          <h2 className="title-3">{text('free_trial')}</h2>
          <p>{text('trial_until_then')}</p>
          <ContactDetails />
        </section>
      </Page>
    </div>
  )
}
