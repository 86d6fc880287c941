import { Button, Menu, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconChevronDown, IconDownload, IconSearch, IconTable } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { download } from '../../../../kit/http/download.web.ts'
import { percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { keysOf } from '../../../../kit/own.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { roleNames } from '../../../../register/fields/audience.ts'
import { useIsNarrow } from '../../../../register/web/list/rows/use-is-narrow.ts'
import { useAudienceChoices } from '../../../audience/web/index.ts'
import { training } from '../../courses/training.register.ts'
import { trainingMatrixKey } from '../../web/keys.ts'
import { type CellLetter, compliance, letterWords, shownLetters } from '../letters.ts'
import { matrices, rolesToNarrowBy } from '../matrix.contract.ts'
import { CellWhy } from './CellWhy.tsx'
import { cellIcons, cellTones } from './cell-look.ts'
import { MatrixGrid } from './MatrixGrid.tsx'
import { MatrixPeople } from './MatrixPeople.tsx'
import classes from './matrix.module.css'
import { type MatrixName, useMatrix } from './use-matrix.ts'

const categories = training.fields.category.options
const legend: readonly CellLetter[] = ['v', '9', '3', 'x', 'm', 'g', 'p', 'h']
const showWords = {
  all: 'training_show_all',
  gaps: 'training_show_gaps',
  missing: 'training_show_missing',
  expired: 'training_show_expired',
  expiring: 'training_show_expiring',
  pending: 'training_show_pending',
  grace: 'training_show_grace',
} as const

type PlaceProps = {
  kind: 'project' | 'team' | 'contractor'
  label: string
  value: string | undefined
  onChange(id: string | null): void
}

function PlaceFilter({ kind, label, value, onChange }: PlaceProps) {
  const { text } = useLanguage()
  const { choices, searching } = useAudienceChoices(kind, '')
  return (
    <Select
      label={label}
      placeholder={text('field_search')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': text('field_clear', { label }) }}
      value={value ?? null}
      data={choices.flatMap(({ id, name, why }) =>
        why === undefined ? [{ value: id, label: name }] : [],
      )}
      nothingFoundMessage={text(searching ? 'field_searching' : 'input_select_nothing')}
      onChange={onChange}
    />
  )
}

type RoleProps = { value: string | undefined; onChange(id: string | null): void }

/** By operation: roles of two may have the same name. */
function RoleFilter({ value, onChange }: RoleProps) {
  const { text, say } = useLanguage()
  const { data = [] } = useQuery({
    queryKey: trainingMatrixKey('operation-roles'),
    queryFn: async ({ signal }) => (await call(rolesToNarrowBy, { signal })).data,
  })
  const groups = Map.groupBy(data, ({ operation }) => operation)
  const label = say('Operation role')
  return (
    <Select
      label={label}
      placeholder={text('training_any')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': text('field_clear', { label }) }}
      value={value ?? null}
      data={[...groups].map(([group, roles]) => ({
        group,
        items: roles.map(({ id, name }) => ({ value: id, label: name })),
      }))}
      nothingFoundMessage={text('input_select_nothing')}
      onChange={onChange}
    />
  )
}

type Props = { of: MatrixName; title: MessageKey; lead: MessageKey }

/** Who needs which training, who has it, and what is missing or about to expire. */
export function TrainingMatrix({ of, title, lead }: Props) {
  const { text, say, locale } = useLanguage()
  const isNarrow = useIsNarrow()
  const maySee = useHolds()('training.view')
  const { openModal, closeModal } = useModals()
  const { asked, shown, isError, narrow } = useMatrix(of)
  const { filters, narrowing } = asked
  const [typed, setTyped] = useState(narrowing.search)
  const find = useDebouncedCallback((search: string) => narrow({ search }), 200)
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
        <div className={classes.filters}>
          <TextInput
            type="search"
            className={classes.find}
            label={text('training_find_person')}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={typed}
            maxLength={80}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              find(event.currentTarget.value.trim())
            }}
          />
          <Select
            label={text('training_show')}
            data={keysOf(shownLetters).map((value) => ({ value, label: text(showWords[value]) }))}
            value={narrowing.show}
            allowDeselect={false}
            onChange={(show) => narrow({ show: show === 'all' ? null : show })}
          />
          {of === 'roles' && (
            <RoleFilter
              value={filters.operation_role}
              onChange={(operation_role) => narrow({ operation_role })}
            />
          )}
          <Select
            label={say('Category')}
            placeholder={text('training_any')}
            data={keysOf(categories).map((value) => ({ value, label: say(categories[value]) }))}
            value={narrowing.category ?? null}
            clearable
            clearButtonProps={{ 'aria-label': text('field_clear', { label: say('Category') }) }}
            onChange={(category) => narrow({ category })}
          />
          <PlaceFilter
            kind="project"
            label={say('Project')}
            value={filters.project}
            onChange={(project) => narrow({ project })}
          />
          <PlaceFilter
            kind="team"
            label={say('Team')}
            value={filters.team}
            onChange={(team) => narrow({ team })}
          />
          {of !== 'managers' && (
            <Select
              label={say('Role')}
              placeholder={text('training_any')}
              data={Object.entries(roleNames).map(([value, name]) => ({ value, label: say(name) }))}
              value={filters.role ?? null}
              clearable
              clearButtonProps={{ 'aria-label': text('field_clear', { label: say('Role') }) }}
              onChange={(role) => narrow({ role })}
            />
          )}
          <PlaceFilter
            kind="contractor"
            label={say('Trade contractor')}
            value={filters.contractor}
            onChange={(contractor) => narrow({ contractor })}
          />
        </div>
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
