import { Button } from '@mantine/core'
import { use, useMemo } from 'react'
import { useTimes } from '../../../access/web/use-times.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { orAnew } from '../../../kit/web/later.ts'
import { Page } from '../../../kit/web/page/Page.tsx'
import type { AnyRow, Register } from '../../define.ts'
import type { RegisterWeb } from '../extension.ts'
import { SectionLinks } from '../form/fields/SectionLinks.tsx'
import { placesBelow, withLinksTo } from '../form/fields/sections.ts'
import { useSpeech } from '../form/fields/use-speech.ts'
import form from '../form/form.module.css'
import { nameOfRow } from '../form/row/name-of-row.ts'
import { RowMenu } from '../form/row/RowMenu.tsx'
import { RowNotice } from '../form/row/RowNotice.tsx'
import { RowPanels } from '../form/row/RowPanels.tsx'
import { useRowActions } from '../form/row/use-row-actions.tsx'
import { whenAndWho } from '../form/row/when-and-who.ts'
import { startOf } from '../form/save/values.ts'
import { EditButton } from './EditButton.tsx'
import { FactsSection } from './FactsSection.tsx'
import { RecordTabs } from './RecordTabs.tsx'
import { recordSections } from './record-sections.ts'

type Props = {
  register: Register
  web: RegisterWeb
  row: AnyRow
  within: string | undefined
  /** An action answered with the row as it is now. */
  onRow: (row: AnyRow) => void
  /** Something else may have changed it. */
  onChange: () => void
  onBack: () => void
  /** It was deleted for good. */
  onGone: () => void
}

const none: ReadonlySet<string> = new Set()

let engine: Promise<typeof import('../../shown-when.ts')> | undefined

function loadEngine(): typeof engine {
  engine ??= orAnew(() => import('../../shown-when.ts')).catch((error: unknown) => {
    // Who opens the record again asks again.
    engine = undefined
    throw error
  })
  return engine
}

/** Which fields are not asked for of this row. Where some are asked for only when others say so, the form engine
 *  decides it: it is fetched for these registers alone, within the boundary of the record. */
function useHidden(register: Register, row: AnyRow): ReadonlySet<string> {
  const asked = Object.values(register.fields).some((field) => field.when !== undefined)
  const loading = asked ? loadEngine() : undefined
  const hiddenIn = loading && use(loading).hiddenIn
  return useMemo(
    () => hiddenIn?.(register, startOf(register, row)) ?? none,
    [hiddenIn, register, row],
  )
}

const changedBy = { by: 'form_changed_by', on: 'form_changed_on' } as const

/** A row to be read: its facts as the form groups them, its panels, its history. */
export function RecordView({ register, web, row, within, onRow, onChange, ...on }: Props) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const speech = useSpeech()
  const hidden = useHidden(register, row)
  const sections = useMemo(
    () => recordSections(register, web, row, text('record_glance'), hidden),
    [register, web, row, text, hidden],
  )
  const withLinks = withLinksTo(sections)
  const name = nameOfRow(register, web, row, speech)
  const actions = useRowActions({ register, web, name, unsaved: false, onRow, onGone: on.onGone })
  return (
    <Page
      title={name}
      before={web.Face?.(row)}
      lead={whenAndWho(text, moment, changedBy, row.updated_at, row.updated_by)}
      actions={
        <>
          <Button variant="subtle" color="gray" onClick={on.onBack} data-no-print>
            {text('form_back')}
          </Button>
          <EditButton register={register} web={web} row={row} within={within} onChange={onChange} />
          <RowMenu
            row={row}
            unsaved={false}
            actions={actions}
            added={web.rowActions}
            onRun={onChange}
          />
        </>
      }
    >
      <RowNotice row={row} busy={actions.busy} onRestore={() => void actions.restore(row)} />
      {web.Head && <web.Head row={row} onChange={onChange} />}
      <RecordTabs tabs={web.tabs ?? []} row={row}>
        <div className={form.layout}>
          <div className={form.columns} data-with-links={withLinks || undefined}>
            {withLinks && (
              <SectionLinks sections={sections} below={placesBelow(web, text)} errors={{}} />
            )}
            <div className="stack gap-4 min-w-0">
              {sections.map((section) => (
                <FactsSection
                  key={section.id}
                  register={register}
                  web={web}
                  row={row}
                  section={section}
                />
              ))}
              <RowPanels register={register} web={web} row={row} reading />
            </div>
          </div>
        </div>
      </RecordTabs>
    </Page>
  )
}
