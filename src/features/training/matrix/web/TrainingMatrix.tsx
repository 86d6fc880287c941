import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconTable } from '@tabler/icons-react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { download } from '../../../../kit/http/download.web.ts'
import { percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useIsNarrow } from '../../../../register/web/list/rows/use-is-narrow.ts'
import { type CellLetter, compliance, letterWords } from '../letters.ts'
import { matrices } from '../matrix.contract.ts'
import { CellWhy } from './CellWhy.tsx'
import { cellIcons, cellTones } from './cell-look.ts'
import { MatrixFilters } from './MatrixFilters.tsx'
import { MatrixGrid } from './MatrixGrid.tsx'
import { MatrixPeople } from './MatrixPeople.tsx'
import classes from './matrix.module.css'
import { type MatrixName, useMatrix } from './use-matrix.ts'

const legend: readonly CellLetter[] = ['v', '9', '3', 'x', 'm', 'g', 'p', 'h']
type Props = { of: MatrixName; title: MessageKey; lead: MessageKey }

/** Who needs which training, who has it, and what is missing or about to expire. */
export function TrainingMatrix({ of, title, lead }: Props) {
  const { text, say, locale } = useLanguage()
  const isNarrow = useIsNarrow()
  const maySee = useHolds()('training.view')
  const { openModal, closeModal } = useModals()
  const { asked, shown, isError, narrow } = useMatrix(of)
  const { filters, narrowing } = asked
  const { act, busy, problem } = useAct((format: 'csv' | 'xlsx' | 'pdf') =>
    download(matrices[of].exported.path, { ...filters, ...narrowing, format, lang: locale }),
  )
  function press({ person, course }: { person: number; course: number }) {
    const [who, what] = [shown?.people[person], shown?.courses[course]]
    if (!maySee || who === undefined || what === undefined) return
    openModal('training-cell', {
      title: `${who.name} · ${what.name}`,
      body: <CellWhy person={who} course={what} onClose={() => closeModal('training-cell')} />,
    })
  }
  const { required, good } = compliance(shown?.cells ?? [])
  return (
    <Page title={text(title)} lead={text(lead)}>
      <div className="stack gap-4">
        <MatrixFilters of={of} asked={asked} narrow={narrow} />
        {isError ? (
          <Notice tone="danger">{text('could_not_load')}</Notice>
        ) : shown === undefined ? (
          <ListSkeleton rows={8} />
        ) : (
          <>
            <div className="row justify-between gap-3">
              <p role="status" className="hint m-0">
                {text('training_people_count', { count: shown.people.length })} ·{' '}
                {text('training_courses_count', { count: shown.courses.length })}
                {required > 0 &&
                  ` · ${text('training_compliance', { percent: percentIn(locale, (good / required) * 100) })}`}
              </p>
              <Menu position="bottom-end" withinPortal returnFocus>
                <Menu.Target>
                  <Button
                    variant="default"
                    loading={busy}
                    leftSection={<IconDownload size={16} aria-hidden />}
                    rightSection={<IconChevronDown size={16} aria-hidden />}
                  >
                    {text('training_export')}
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item onClick={() => act('xlsx')}>Excel (XLSX)</Menu.Item>
                  <Menu.Item onClick={() => act('pdf')}>PDF</Menu.Item>
                  <Menu.Item onClick={() => act('csv')}>CSV</Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </div>
            {problem && <Notice tone="danger">{problem}</Notice>}
            {shown.people.length === 0 || shown.courses.length === 0 ? (
              <EmptyState
                icon={<IconTable size={28} aria-hidden />}
                title={text('training_matrix_empty')}
                text={text('training_matrix_empty_text')}
              />
            ) : isNarrow ? (
              <MatrixPeople matrix={shown} onPress={press} />
            ) : (
              <>
                <MatrixGrid matrix={shown} onPress={press} />
                <div className={classes.legend}>
                  {legend.map((letter) => {
                    const Icon = cellIcons[letter]
                    return (
                      <span key={letter}>
                        <span className={classes.mark} data-tone={cellTones[letter]}>
                          <Icon size={16} aria-hidden />
                        </span>
                        <small>{say(letterWords[letter])}</small>
                      </span>
                    )
                  })}
                </div>
              </>
            )}
          </>
        )}
      </div>
    </Page>
  )
}
