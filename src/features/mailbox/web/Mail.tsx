import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { readMail } from '../mailbox.contract.ts'
import { mailKey } from './keys.ts'
import styles from './mail-page.module.css'

/** One mail as its reader sees it: as a page, or as the text that goes with it. */
export function Mail({ id }: { id: string }) {
  const text = useText()
  const [shows, setShows] = useState('page')
  const { data, isPending, isError } = useQuery({
    queryKey: mailKey(id),
    queryFn: ({ signal }) => call(readMail, { params: { id }, signal }),
  })
  if (isPending) return <ListSkeleton rows={3} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { text: written, html, error, recipient, reply_to, subject } = data.data
  return (
    <div className="stack gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <span>
          {text('mailbox_to')}
          {text('colon')}
          {recipient}
          {reply_to !== null && (
            <>
              <br />
              {text('mailbox_answers_to')}
              {text('colon')}
              {reply_to}
            </>
          )}
        </span>
        {html !== null && (
          <SegmentedControl
            value={shows}
            onChange={setShows}
            aria-label={text('mailbox_shows')}
            data={[
              { value: 'page', label: text('mailbox_page') },
              { value: 'text', label: text('mailbox_text') },
            ]}
          />
        )}
      </div>
      {error !== null && <Notice tone="danger">{error}</Notice>}
      {written === '' && <p>{text('mail_text_gone')}</p>}
      {html !== null && shows === 'page' ? (
        <MailPage html={html} title={subject} />
      ) : (
        <pre className="m-0 font-inherit whitespace-pre break-anywhere">{written}</pre>
      )}
    </div>
  )
}

/** The page of a mail, in a frame that runs no script, sends no form and loads nothing: what a mail says must not
 *  act in the name of the person who looks at it. Its links open beside it. */
const MailPage = ({ html, title }: { html: string; title: string }) => (
  <iframe
    className={styles.page}
    title={title}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
    srcDoc={html.replace('<head>', '<head>\n<base target="_blank">')}
  />
)
