import { Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconFileImport, IconList } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { addDays, mondayOf } from '../../../../kit/day.ts'
import { figureIn } from '../../../../kit/language/numbers-and-days.ts'
import { keysOf } from '../../../../kit/own.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useTexts } from '../../../../kit/web/inputs/use-texts.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { LeaveQuestion } from '../../../../register/web/form/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../../register/web/form/use-leave-guard.ts'
import { useIsNarrow } from '../../../../register/web/list/rows/use-is-narrow.ts'
import { weeksShown } from '../hours.contract.ts'
import { workers } from '../worked-hours.register.ts'
import { HoursTable } from './HoursTable.tsx'
import { useHours } from './use-hours.ts'

/** Hours by project and week: one week on a phone, eight elsewhere. */
export function HoursGrid() {
  const { text, say, locale } = useLanguage()
  const mayEdit = useHolds()('projects.edit')
  const isNarrow = useIsNarrow()
  const { unsaved } = useTexts()
  const hours = useHours()
  const { data, whose, changes, wrong, saving, ask } = hours
  const guard = useLeaveGuard(changes.length > 0 || wrong)
  const shown = isNarrow ? 1 : weeksShown
  const last = data?.weeks.at(-1) ?? ''
  const isNow = data !== undefined && last >= mondayOf(data.today)
  return (
    <Page
      title={text('nav_hours')}
      lead={text('hours_lead')}
      actions={
        <div className="flex flex-wrap gap-2" data-no-print>
          {mayEdit && (
            <Button
              component={Link}
              to="/dashboard/analytics/hours/import"
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              {text('hours_import')}
            </Button>
          )}
          <Button
            component={Link}
            to="/dashboard/analytics/hours/list"
            variant="default"
            leftSection={<IconList size={18} aria-hidden />}
          >
            {text('hours_list')}
          </Button>
        </div>
      }
    >
      <div className="stack gap-4">
        <div className="row gap-3 justify-between">
          <SegmentedControl
            aria-label={say('Whose hours')}
            value={whose}
            onChange={(next) => ask({ whose: next === 'own' ? null : next })}
            disabled={changes.length > 0}
            data={keysOf(workers).map((value) => ({ value, label: say(workers[value]) }))}
          />
          <div className="row gap-2" data-no-print>
            <Button
              variant="default"
              leftSection={<IconChevronLeft size={18} aria-hidden />}
              onClick={() => ask({ until: addDays(last, -7 * shown) })}
            >
              {text('hours_earlier')}
            </Button>
            <Button
              variant="default"
              disabled={isNow}
              rightSection={<IconChevronRight size={18} aria-hidden />}
              onClick={() => ask({ until: addDays(last, 7 * shown) })}
            >
              {text('hours_later')}
            </Button>
          </div>
        </div>
        {hours.isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
        {data === undefined && !hours.isError && <ListSkeleton rows={8} />}
        {mayEdit && hours.fromGates.length > 0 && (
          <Notice tone="calm">
            <p>{text('hours_gate_lead', { count: hours.fromGates.length })}</p>
            <Button
              variant="default"
              size="sm"
              onClick={() => {
                for (const { place, column, gate } of hours.fromGates)
                  hours.type(place, column, figureIn(locale, gate))
              }}
            >
              {text('hours_gate_take')}
            </Button>
          </Notice>
        )}
        {data !== undefined && (
          <HoursTable hours={hours} data={data} mayEdit={mayEdit} shown={shown} />
        )}
        {wrong && <Notice tone="danger">{text('hours_wrong')}</Notice>}
        {saving.problem && <Notice tone="danger">{saving.problem}</Notice>}
        {mayEdit && (
          <FormFoot>
            <Button
              disabled={changes.length === 0 || wrong}
              loading={saving.busy}
              onClick={() => saving.act(changes)}
            >
              {text('hours_save')}
            </Button>
            {(changes.length > 0 || wrong) && (
              <Button variant="default" onClick={hours.discard}>
                {unsaved.discard}
              </Button>
            )}
            <span role="status" className="hint">
              {changes.length > 0 && text('hours_changed', { count: changes.length })}
            </span>
          </FormFoot>
        )}
        <LeaveQuestion guard={guard} />
      </div>
    </Page>
  )
}
