import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import classes from './site.module.css'

/** The questions that the footer leads to; the others come with the page. */
export default function FaqScreen() {
  const text = useText()
  return (
    <div className={classes.narrow}>
      <Page title={text('page_faq')} lead={text('faq_lead')}>
        {(['iphone', 'android'] as const).map((phone) => (
          <section key={phone} id={phone} className={classes.answer}>
            <h2 className="title-3">{text(`faq_${phone}_title`)}</h2>
            <p>{text(`faq_${phone}_text`)}</p>
          </section>
        ))}
      </Page>
    </div>
  )
}
