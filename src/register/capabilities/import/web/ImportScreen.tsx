import { Button } from '@mantine/core'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { Register } from '../../../define.ts'
import { addressWithin } from '../../../web/list/address-within.ts'
import { inSentence } from '../../../web/list/in-sentence.ts'
import { useMay } from '../../../web/list/use-may.ts'
import { numberIn } from '../../../web/show/numbers-and-days.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { ImportDone } from './ImportDone.tsx'
import classes from './import.module.css'
import { SheetDrop } from './SheetDrop.tsx'
import { Templates } from './Templates.tsx'
import { useImport } from './use-import.ts'
import { VerdictTable } from './VerdictTable.tsx'
import { Working } from './Working.tsx'

type Props = { register: Register; within?: string }

/** A spreadsheet becomes rows: choose, assign, look, import, and take back if need be. */
export function ImportScreen({ register, within }: Props) {
  const { text, say, locale } = useLanguage()
  const state = useImport(register, within)
  const screen = useMay(register).open('list')
  const list = screen && addressWithin(screen, within)
  const { checked, busy, wrong, file } = state
  const finished = state.done !== undefined || state.undone !== undefined
  const ready = checked !== undefined && checked.totals.error === 0 && busy === undefined
  return (
    <Page
      title={text('import_title', { many: inSentence(say(register.many)) })}
      lead={text('import_lead')}
    >
      <div className={classes.screen}>
        <ImportDone state={state} list={list} />
        {!state.done && (
          <section className={classes.part} aria-label={text('import_file')}>
            <SheetDrop state={state} again={file !== undefined} />
            {file && busy !== 'sending' && <p className={classes.file}>{file.name}</p>}
            {!file && !finished && <Templates register={register} />}
          </section>
        )}
        <Working state={state} />
        {wrong && <Notice tone="danger">{wrong}</Notice>}
        {!state.done && <ColumnTable register={register} within={within} state={state} />}
        {checked && <VerdictTable register={register} checked={checked} />}
        {checked && checked.totals.error === 0 && (
          <div className={classes.bar}>
            <Button
              size="md"
              disabled={!ready}
              loading={busy === 'committing'}
              onClick={() => void state.commit()}
            >
              {text('import_go', { count: numberIn(locale, checked.totals.create) })}
            </Button>
          </div>
        )}
      </div>
    </Page>
  )
}
