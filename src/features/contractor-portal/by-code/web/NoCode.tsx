import { Refused } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'

/** A code is on its way, leads nowhere, or could not be followed now. */
export function NoCode({ error, onAgain }: { error: Error | null; onAgain(): void }) {
  const text = useText()
  if (error === null) return <p role="status">{text('by_code_loading')}</p>
  const gone = error instanceof Refused && error.httpStatus < 429
  return (
    <>
      <title>{`${text('page_qr_trade_contractor')} · Plumbline`}</title>
      <h1 tabIndex={-1}>{text('page_qr_trade_contractor')}</h1>
      <Notice tone="danger">{text(gone ? 'by_code_gone' : 'could_not_load')}</Notice>
      {!gone && (
        <p>
          <Button look="outline" onClick={onAgain}>
            {text('try_again')}
          </Button>
        </p>
      )}
    </>
  )
}
