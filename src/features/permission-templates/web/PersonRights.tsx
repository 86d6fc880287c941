import { Button, Select } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import type { GivenRights } from '../../../access/effective.ts'
import { scopeNamed } from '../../../access/scope.ts'
import { RightsTable } from '../../../access/web/rights/RightsTable.tsx'
import { ofTemplateAlone, statesOf, withRight } from '../../../access/web/rights/right-states.ts'
import { ScopeChoice } from '../../../access/web/rights/ScopeChoice.tsx'
import { useHolds } from '../../../access/web/use-holds.ts'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../kit/web/page/FormFoot.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { LeaveQuestion } from '../../../register/web/form/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../register/web/form/use-leave-guard.ts'
import { changeRights, type RightsOfPerson } from '../person.contract.ts'
import { WayInCard } from '../way-in/web/WayInCard.tsx'
import { rightsKey } from './keys.ts'
import { SeeAsButton } from './SeeAsButton.tsx'
import { useTemplates } from './use-templates.ts'
import { Why, WhyScope } from './Why.tsx'

const scopeOf = (value: unknown) => scopeNamed(value) ?? 'company'
const sorted = (rights: readonly string[]) => [...rights].sort().join()

/** What is chosen for a person until it is saved: a template, and rights of their own. */
function useGiven(person: RightsOfPerson) {
  const [templateId, setTemplate] = useState(person.template?.id ?? null)
  const [own, setOwn] = useState({ extra: person.extra, refused: person.refused })
  const [scope, setScope] = useState(person.scope.own)
  const { templates, options } = useTemplates()
  const chosen = templates.find(({ id }) => id === templateId)
  const given: GivenRights = useMemo(
    () => ({
      roleId: chosen === undefined ? person.role_id : Number(chosen.base_role),
      template: chosen?.grants ?? person.template?.rights ?? [],
      ...own,
    }),
    [chosen, own, person],
  )
  const unsaved =
    templateId !== (person.template?.id ?? null) ||
    sorted(own.extra) !== sorted(person.extra) ||
    sorted(own.refused) !== sorted(person.refused) ||
    scope !== person.scope.own
  const onRight = useCallback(
    (right: string, ticked: boolean) =>
      setOwn((now) => {
        const { extra, refused } = withRight({ ...given, ...now }, right, ticked)
        return { extra: [...extra], refused: [...refused] }
      }),
    [given],
  )
  const name = chosen === undefined ? person.template?.name : String(chosen.name)
  const template = chosen ?? person.template
  const rows = { scope, setScope, ofTemplate: scopeOf(template?.scope) }
  return { templateId, setTemplate, own, setOwn, given, unsaved, onRight, options, name, rows }
}

export function PersonRights({ person }: { person: RightsOfPerson }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const can = useHolds()
  const { templateId, setTemplate, own, setOwn, given, unsaved, onRight, options, name, rows } =
    useGiven(person)
  const guard = useLeaveGuard(unsaved)
  const states = useMemo(
    () => statesOf(given, { whose: 'person', compared: ofTemplateAlone(given), can }),
    [given, can],
  )
  const { act, busy, problem } = useAct(
    () =>
      call(changeRights, {
        params: { id: person.id },
        body: {
          version: person.version,
          ...own,
          scope: rows.scope,
          ...(templateId !== null &&
            templateId !== person.template?.id && { template: templateId }),
        },
      }),
    {
      renews: [rightsKey],
      says: () => text('person_rights_saved', { name: person.name }),
      oneAtATime: true,
    },
  )
  const whys = useMemo(() => new Map(person.rights.map((one) => [one.right, one])), [person])
  const tell = useCallback(
    (right: string) => {
      const why = whys.get(right)
      return (
        why && (
          <Why
            why={why}
            template={person.template?.name ?? ''}
            since={
              why.since && {
                at: moment(why.since.at),
                by: why.since.by === 'system' ? text('history_by_system') : why.since.by,
              }
            }
          />
        )
      )
    },
    [whys, person, moment, text],
  )
  const isOwn = own.extra.length + own.refused.length > 0
  return (
    <div className="stack gap-4">
      {person.deactivated && <Notice tone="calm">{text('person_rights_deactivated')}</Notice>}
      <SeeAsButton person={person} unsaved={unsaved} />
      {can('users.reset-second-factor') && <WayInCard person={person} />}
      <section className="card stack gap-3 p-4" aria-label={text('person_rights_template')}>
        <Select
          label={text('person_rights_template')}
          description={text('person_rights_template_hint')}
          searchable
          allowDeselect={false}
          data={options}
          value={templateId}
          nothingFoundMessage={text('input_select_nothing')}
          onChange={setTemplate}
          maw={480}
        />
      </section>
      <section className="card stack gap-3 p-4" aria-label={text('scope_title')}>
        <h2 className="title-3">{text('scope_title')}</h2>
        <ScopeChoice
          label={text('scope_of', { name: person.name })}
          description={text('scope_lead')}
          value={rows.scope}
          ofTemplate={rows.ofTemplate}
          onChange={rows.setScope}
        />
        <p className="hint m-0">
          <WhyScope person={person} />
        </p>
      </section>
      <section className="card stack gap-3 p-4" aria-label={text('person_rights_table')}>
        <h2 className="title-3">{text('person_rights_table')}</h2>
        <p className="hint m-0">{text('person_rights_hint')}</p>
        <RightsTable
          label={text('person_rights_table')}
          states={states}
          against={text('person_rights_against', { name: name ?? '' })}
          onRight={onRight}
          tell={tell}
          tools={
            isOwn && (
              <Button variant="default" onClick={() => setOwn({ extra: [], refused: [] })}>
                {text('person_rights_reset')}
              </Button>
            )
          }
        />
      </section>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <FormFoot>
        <Button loading={busy} disabled={!unsaved} onClick={() => act()}>
          {text('save')}
        </Button>
        <span className="hint" role="status">
          {unsaved && text('form_unsaved')}
        </span>
      </FormFoot>
      <LeaveQuestion guard={guard} />
    </div>
  )
}
