import { Suspense } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { answerFacts, Questions, questionFacts } from '../prose/web/Prose.tsx'
import { pageFacts } from '../prose/web/texts.ts'
import { Head } from './Head.tsx'
import { InEnglish } from './InEnglish.tsx'
import classes from './site.module.css'

/** Questions and answers; the last two are those that the footer leads to, in every language. */
export default function FaqScreen() {
  const text = useText()
  return (
    <article className={classes.text} itemScope itemType="https://schema.org/FAQPage">
      <Head title={text('page_faq')} description={pageFacts.get('faq')?.summary ?? ''} />
      <header>
        <h1 tabIndex={-1}>{text('page_faq')}</h1>
        <InEnglish />
      </header>
      <Suspense>
        <Questions name="pages/faq" />
      </Suspense>
      {(['iphone', 'android'] as const).map((phone) => (
        <section key={phone} id={phone} className={classes.answer} {...questionFacts}>
          <h2 className="title-3" itemProp="name">
            {text(`faq_${phone}_title`)}
          </h2>
          <div {...answerFacts}>
            <p itemProp="text">{text(`faq_${phone}_text`)}</p>
          </div>
        </section>
      ))}
    </article>
  )
}
