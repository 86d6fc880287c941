import { Button } from '@mantine/core'
import { IconMessage2, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { newId } from '../../../../kit/ids.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { FactsCard } from '../../../../register/web/record/FactsCard.tsx'
import { type Says, SaysContext, useLoadedSays } from '../../../rules/web/index.ts'
import { FirstAidButton } from '../../papers/web/FirstAidButton.tsx'
import { Form7Card } from '../../papers/web/Form7Card.tsx'
import { incidents } from '../../record/incidents.register.ts'
import { readStatements } from '../../statements/statements.contract.ts'
import { statementsKey } from '../../statements/web/keys.ts'
import { StatementForm } from '../../statements/web/StatementForm.tsx'
import { StatementsOfPerson } from '../../statements/web/StatementsOfPerson.tsx'
import { blankCase, caseFields } from '../case-fields.ts'
import { natures, roles } from '../injuries.ts'
import { readIncidentPeople, removeIncidentPerson, writeCaseFacts } from '../people.contract.ts'
import { BodyMap } from './BodyMap.tsx'
import { peopleOfIncidentKey } from './keys.ts'
import { PersonForm } from './PersonForm.tsx'

export type ShownPerson = ReplyOf<typeof readIncidentPeople>['data']['people'][number]

const fresh = (): ShownPerson => ({
  id: newId(),
  role: 'injured',
  name: '',
  employer: '',
  of_company: null,
  known: false,
  details: { injuries: [], treatment: '', facts: {} },
})

/** Who was hurt, who saw it, who helped. */
export default function PeopleTab({ row: { id } }: { row: AnyRow }) {
  const { text, say } = useLanguage()
  const says = useLoadedSays()
  const { openModal, closeModal } = useModals()
  const { data, isError } = useQuery({
    queryKey: peopleOfIncidentKey(id),
    queryFn: async ({ signal }) =>
      (await call(readIncidentPeople, { params: { id }, signal })).data,
  })
  const { data: statements = [] } = useQuery({
    queryKey: statementsKey(id),
    queryFn: async ({ signal }) => (await call(readStatements, { params: { id }, signal })).data,
  })
  const { act, problem } = useAct(
    (person: string) => call(removeIncidentPerson, { params: { id, person } }),
    { renews: [peopleOfIncidentKey(id)] },
  )
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined || says === undefined) return <ListSkeleton rows={4} />
  const { people, can } = data
  const mayEdit = can.includes('edit')
  const edit = (person: ShownPerson) =>
    openModal('incident-person', {
      title: person.name || text('people_add'),
      body: (
        <SaysContext value={says}>
          <PersonForm
            incident={id}
            person={person}
            mayDescribe={!person.known || can.includes('read')}
            onDone={() => closeModal('incident-person')}
          />
        </SaysContext>
      ),
    })
  const take = ({ id: teller, name }: ShownPerson) =>
    openModal('statement', {
      title: text('statement_take'),
      body: (
        <StatementForm
          incident={id}
          statement={{ id: newId(), teller, name, words: '' }}
          onDone={() => closeModal('statement')}
        />
      ),
    })
  return (
    <div className="stack gap-4">
      {mayEdit && (
        <div>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit(fresh())}>
            {text('people_add')}
          </Button>
        </div>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {people.length === 0 && <EmptyState title={text('people_none')} />}
      <ul className="bare stack gap-3" aria-label={text('people_tab')}>
        {people.map((person) => (
          <li key={person.id} className="box stack gap-2 p-3">
            <span className="flex flex-wrap items-center gap-2">
              <strong className="break-anywhere">{person.name}</strong>
              <Tag tone={person.role === 'injured' ? 'danger' : 'calm'}>
                {say(roles[person.role])}
              </Tag>
            </span>
            {person.employer !== '' && <span className="hint">{person.employer}</span>}
            {person.known && person.details === null && (
              <span className="hint">{text('people_confidential')}</span>
            )}
            {person.details !== null && <Injuries details={person.details} says={says} />}
            {person.role === 'injured' && person.details !== null && can.includes('read') && (
              <FactsCard
                title={text('case_facts')}
                register={incidents}
                fields={caseFields}
                values={{ ...blankCase, ...person.details.facts }}
                save={
                  mayEdit
                    ? (values) =>
                        call(writeCaseFacts, {
                          params: { id, person: person.id },
                          body: { values },
                        })
                    : undefined
                }
                renews={[peopleOfIncidentKey(id)]}
              />
            )}
            {person.role === 'injured' && can.includes('read') && (
              <Form7Card incident={id} person={person.id} says={says} />
            )}
            {person.role === 'injured' && can.includes('first_aid') && (
              <FirstAidButton incident={id} person={person.id} />
            )}
            <StatementsOfPerson
              incident={id}
              statements={statements.filter(({ teller }) => teller === person.id)}
            />
            {mayEdit && (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconMessage2 size={16} aria-hidden />}
                  onClick={() => take(person)}
                >
                  {text('statement_take')}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPencil size={16} aria-hidden />}
                  onClick={() => edit(person)}
                >
                  {text('list_edit')}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => act(person.id)}
                >
                  {text('people_remove')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Details = NonNullable<ShownPerson['details']>

function Injuries({ details, says }: { details: Details; says: Says }) {
  const { say } = useLanguage()
  return (
    <>
      {details.injuries.length > 0 && (
        <SaysContext value={says}>
          <BodyMap hurt={details.injuries} />
        </SaysContext>
      )}
      <ul className="m-0">
        {details.injuries.map(({ part, side, nature }, at) => (
          // Two injuries may read alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
          <li key={at}>
            {[
              say(natures[nature]),
              says.word(`body_${part}`),
              side !== null && says.word(`side_${side}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      {details.treatment !== '' && <span className="break-anywhere">{details.treatment}</span>}
    </>
  )
}
