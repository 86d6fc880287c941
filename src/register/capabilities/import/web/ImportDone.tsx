import { Button } from '@mantine/core'
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { hand } from '../../../../kit/http/download.web.ts'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { Import } from './use-import.ts'

const takeWorkbook = (base64: string) =>
  hand(
    new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
    'to-correct.xlsx',
  )

type Props = { state: Import; list: string | undefined; children?: never }

/** What came of it, and the way back. */
export function ImportDone({ state, list }: Props) {
  const { text, locale } = useLanguage()
  const { done, undone, busy } = state
  const toList = list !== undefined && (
    <Button component={Link} to={list} variant={done === undefined ? 'default' : 'filled'}>
      {text('import_to_list')}
    </Button>
  )
  if (undone !== undefined)
    return (
      <section className="stack gap-3">
        <Notice tone="good" takesFocus>
          {text('import_undone', { count: numberIn(locale, undone) })}
        </Notice>
        <div className="row gap-x-4 gap-y-3">{toList}</div>
      </section>
    )
  if (done === undefined) return null
  return (
    <section className="stack gap-3">
      <Notice tone="good" takesFocus>
        <strong>{text('import_done', { count: numberIn(locale, done.count) })}</strong>{' '}
        {(done.updated ?? 0) > 0 && `${text('import_done_updated', { count: done.updated ?? 0 })} `}
        {text('import_done_lead')}
      </Notice>
      {state.toMend !== null && (
        <Notice tone="calm">
          {text('import_left_out', { count: done.left ?? 0 })}{' '}
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => state.toMend !== null && takeWorkbook(state.toMend)}
          >
            {text('import_mend')}
          </Button>
        </Notice>
      )}
      <div className="row gap-x-4 gap-y-3">
        {toList}
        <Button
          variant="default"
          loading={busy === 'undoing'}
          leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
          onClick={state.undo}
        >
          {text('import_undo')}
        </Button>
        <Button variant="subtle" disabled={busy !== undefined} onClick={state.startAgain}>
          {text('import_again')}
        </Button>
      </div>
    </section>
  )
}
