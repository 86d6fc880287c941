import { Button, Progress } from '@mantine/core'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { type Register, writable } from '../../../define.ts'
import { addressWithin } from '../../../screens-of.ts'
import { inSentence } from '../../../web/list/in-sentence.ts'
import { useMay } from '../../../web/list/use-may.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { ImportDone } from './ImportDone.tsx'
import classes from './import.module.css'
import { SheetDrop } from './SheetDrop.tsx'
import { Templates } from './Templates.tsx'
import { TwinChoice } from './TwinChoice.tsx'
import { type Import, useImport } from './use-import.ts'
import { Verdicts } from './Verdicts.tsx'

type Props = { register: Register; within?: string }

/** A spreadsheet becomes rows: choose, assign, look, import, and take back if need be. */
export function ImportScreen({ register, within }: Props) {
  const { text, say, locale } = useLanguage()
  const state = useImport(register, within)
  const screen = useMay(register).open('list')
  const list = screen && addressWithin(screen, within)
  const { checked, busy, wrong, file } = state
  const finished = state.done !== undefined || state.undone !== undefined
  const good = (checked?.totals.create ?? 0) + (checked?.totals.update ?? 0)
  const left = checked?.totals.error ?? 0
  const mayTwin = writable(register).some(([, field]) => field.unique === true)
  return (
    <Page
      title={text('import_title', { many: inSentence(say(register.many)) })}
      lead={text('import_lead')}
    >
      <div className="stack gap-6" style={{ maxWidth: '60rem' }}>
        <ImportDone state={state} list={list} />
        {!state.done && (
          <section className="stack gap-3" aria-label={text('import_file')}>
            <SheetDrop state={state} again={file !== undefined} />
            {file && busy !== 'sending' && (
              <p className="m-0 font-semibold break-anywhere">{file.name}</p>
            )}
            {!file && !finished && <Templates register={register} />}
          </section>
        )}
        <Working state={state} />
        {wrong && <Notice tone="danger">{wrong}</Notice>}
        {!state.done && <ColumnTable register={register} within={within} state={state} />}
        {checked && mayTwin && <TwinChoice register={register} state={state} />}
        <Verdicts register={register} state={state} />
        {checked && good > 0 && (
          <div className={`${classes.bar} p-0 py-3 sticky bottom-0 bg-ground border-t`}>
            <Button
              size="md"
              disabled={busy !== undefined || state.stale}
              variant={left > 0 ? 'default' : 'filled'}
              loading={busy === 'committing'}
              onClick={state.commit}
            >
              {left > 0
                ? text('import_go_good', { count: good, left: numberIn(locale, left) })
                : text('import_go', { count: good })}
            </Button>
          </div>
        )}
      </div>
    </Page>
  )
}

/** What the server is doing with the lines now, and how far it is. */
function Working({ state: { busy, file, pace, stop, stale } }: { state: Import }) {
  const { text, locale } = useLanguage()
  if (busy !== 'checking' && busy !== 'committing') return null
  // The lines stay, and say it themselves.
  if (stale) return null
  const words = text(`import_${busy}`)
  const far =
    pace &&
    text('import_pace', { done: numberIn(locale, pace.done), of: numberIn(locale, pace.of) })
  return (
    <div className="grid gap-2">
      <div className="row gap-x-4 gap-y-2">
        <span role="status">{[words, file?.name].filter(Boolean).join(' · ')}</span>
        {far && <span className="hint m-0">{far}</span>}
        {busy === 'checking' && (
          <Button size="xs" variant="default" className="ml-auto" onClick={stop}>
            {text('import_stop')}
          </Button>
        )}
      </div>
      <Progress
        value={pace ? (100 * pace.done) / Math.max(1, pace.of) : 100}
        animated
        aria-label={words}
      />
    </div>
  )
}
