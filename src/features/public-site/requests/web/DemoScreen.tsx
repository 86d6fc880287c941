import { Head } from '../../web/Head.tsx'
import site from '../../web/site.module.css'
import { RequestForm } from './RequestForm.tsx'
import { useRequestWords } from './use-request-words.ts'

/** Half an hour with a person. */
export default function DemoScreen() {
  const words = useRequestWords()
  return (
    <div className={site.text}>
      <Head title={words.demoTitle} description={words.demoDescription} translated />
      <header>
        <h1 tabIndex={-1}>{words.demoTitle}</h1>
        <p>{words.demoLead}</p>
      </header>
      <RequestForm kind="demo" />
    </div>
  )
}
