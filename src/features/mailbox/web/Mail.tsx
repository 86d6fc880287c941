import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { readMail } from '../mailbox.contract.ts'
import { mailKey } from './keys.ts'

/** One mail as it was written, as plain text. */
export function Mail({ id }: { id: string }) {
  const text = useText()
  const { data, isPending, isError } = useQuery({
    queryKey: mailKey(id),
    queryFn: ({ signal }) => call(readMail, { params: { id }, signal }),
  })
  if (isPending) return <ListSkeleton rows={3} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { text: written, error, recipient } = data.data
  return (
    <>
      <p style={{ margin: '0 0 1rem' }}>
        {text('mailbox_to')}: {recipient}
      </p>
      {error !== null && <Notice tone="danger">{error}</Notice>}
      {written === '' ? (
        <p>{text('mail_text_gone')}</p>
      ) : (
        <pre className="m-0 font-inherit whitespace-pre break-anywhere">{written}</pre>
      )}
    </>
  )
}
