import { Paper } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { textsIn } from '../../../../kit/own.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { allPointedIn } from '../../../../register/fields/pointing.ts'
import { mailTimes } from '../../settings.contract.ts'
import { ruleReceiversKey } from '../../web/keys.ts'
import { previewRule, type RulePreview } from '../rules.contract.ts'
import { People } from './People.tsx'
import { mailWords, Person } from './Person.tsx'

type Values = Readonly<Record<string, unknown>>

const idsIn = (value: unknown) => allPointedIn(value).map(({ id }) => id)

/** The rule as it is typed; nothing where it does not yet say what happens or who is told. */
function askedIn(values: Values, id: string | null) {
  const asked = {
    id,
    event: String(values.event ?? ''),
    projects: idsIn(values.projects),
    teams: idsIn(values.teams),
    forms: idsIn(values.forms),
    severities: textsIn(values.severities),
    at_place: textsIn(values.at_place),
    roles: textsIn(values.roles),
    templates: idsIn(values.templates),
    people: idsIn(values.people),
    mail: mailTimes.find((one) => one === values.mail) ?? 'morning',
  }
  const { at_place, roles, templates, people } = asked
  const reached = at_place.length + roles.length + templates.length + people.length
  return asked.event === '' || reached === 0 ? undefined : asked
}

/** Who would be told by the rule as it is typed, each with why and how. */
export function Receivers({ values, id }: { values: Values; id: string | null }) {
  const { text } = useLanguage()
  const asked = askedIn(values, id)
  const [typed] = useDebouncedValue(JSON.stringify(asked ?? null), 300)
  const { data, isError } = useQuery({
    queryKey: ruleReceiversKey(typed),
    queryFn({ signal }) {
      const body: NonNullable<typeof asked> = JSON.parse(typed)
      return call(previewRule, { body, signal })
    },
    enabled: typed !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      className="stack gap-3"
      aria-label={text('rule_who')}
    >
      <h3 className="text-lg m-0">{text('rule_who')}</h3>
      {asked === undefined ? (
        <p className="hint m-0">{text('rule_who_choose')}</p>
      ) : isError ? (
        <Notice tone="danger">{text('could_not_load')}</Notice>
      ) : data === undefined ? (
        <ListSkeleton rows={3} />
      ) : (
        <Found found={data} />
      )}
    </Paper>
  )
}

function Found({ found }: { found: RulePreview }) {
  const { text } = useLanguage()
  const { receivers, total, must, nowhere, overlaps } = found
  return (
    <>
      <p role="status" className="m-0">
        {total === 0 ? text('rule_nobody') : text('rule_people', { count: total })}
      </p>
      {nowhere && <Notice tone="danger">{text('rule_nowhere')}</Notice>}
      {overlaps.map(({ id, name, people, mail }) => (
        <Notice key={id} tone="calm">
          {text('rule_overlap', { name, count: people, how: text(mailWords[mail]) })}
        </Notice>
      ))}
      <People label={text('rule_who')}>
        {receivers.map((one) => (
          <Person
            key={one.id}
            receiver={one}
            passedOver={one.sees === 'none' ? text('rule_sees_none') : undefined}
            inPart={one.sees === 'some'}
          />
        ))}
      </People>
      {total > receivers.length && (
        <p className="hint m-0">{text('rule_more', { count: total - receivers.length })}</p>
      )}
      {must && <p className="hint m-0">{text('rule_must')}</p>}
    </>
  )
}
