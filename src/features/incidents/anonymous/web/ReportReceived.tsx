import { useText } from '../../../../kit/web/language/Language.tsx'
import { Button, LinkButton } from '../../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { groupsOf } from '../tracking-code.ts'

/** The code that the answers are read by: it is shown once. */
export function ReportReceived({ code, onNext }: { code: string; onNext(): void }) {
  const text = useText()
  return (
    <>
      <Notice tone="good" takesFocus>
        {text('report_arrived')}
      </Notice>
      <section className="card p-4 grid gap-2">
        <h2 className="m-0 text-lg">{text('anonymous_code')}</h2>
        <p className="m-0 title-1">
          <code>{groupsOf(code)}</code>
        </p>
        <p className="m-0">{text('anonymous_code_hint')}</p>
      </section>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`/report/thread/${groupsOf(code)}`}>{text('anonymous_thread')}</LinkButton>
        <Button look="outline" onClick={onNext}>
          {text('report_another')}
        </Button>
      </div>
    </>
  )
}
