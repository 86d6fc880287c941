import { Autocomplete, Button, Select, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useChoices } from '../../../../register/web/input/choices/use-choices.ts'
import { useSays } from '../../../rules/web/index.ts'
import { incidents } from '../../record/incidents.register.ts'
import { natureNames, natures, parts, roleNames, roles, sides } from '../injuries.ts'
import { writeIncidentPerson } from '../people.contract.ts'
import { BodyMap } from './BodyMap.tsx'
import { peopleOfIncidentKey } from './keys.ts'
import type { ShownPerson } from './PeopleTab.tsx'

type Props = { incident: string; person: ShownPerson; mayDescribe: boolean; onDone(): void }

/** Somebody of an incident; of who was hurt, where on the body and how. */
export function PersonForm({ incident, person, mayDescribe, onDone }: Props) {
  const { text, say } = useLanguage()
  const says = useSays()
  const [said, setSaid] = useState(person)
  const [details, setDetails] = useState({
    injuries: person.details?.injuries ?? [],
    treatment: person.details?.treatment ?? '',
  })
  const { found } = useChoices(
    incidents,
    'reported_by',
    said.name,
    // What is written already is not asked for again.
    said.name.trim() !== '' && said.name !== person.name,
  )
  // Of two people of one name it is not known which is meant.
  const ofCompany = new Map(
    found
      .filter((one) => found.filter(({ name }) => name === one.name).length === 1)
      .map(({ id, name }) => [name, id]),
  )
  const describes = mayDescribe && said.role === 'injured'
  const { act, busy, problem } = useAct(
    () =>
      call(writeIncidentPerson, {
        params: { id: incident, person: person.id },
        body: {
          role: said.role,
          name: said.name.trim(),
          employer: said.employer.trim(),
          of_company: said.of_company,
          ...(describes && { details }),
        },
      }),
    { renews: [peopleOfIncidentKey(incident)], onDone, oneAtATime: true },
  )
  const isWhole = said.name.trim().length > 1
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWhole) act()
  }
  const change = (at: number, part: Partial<(typeof details.injuries)[number]>) =>
    setDetails({
      ...details,
      injuries: details.injuries.map((one, index) => (index === at ? { ...one, ...part } : one)),
    })
  /** Pressed once more, it was not hurt. */
  const toggle = ({ part, side }: { part: string; side: string | null }) => {
    const others = details.injuries.filter((one) => one.part !== part || one.side !== side)
    const isNew = others.length === details.injuries.length
    setDetails({
      ...details,
      injuries: isNew ? [...others, { part, side, nature: 'bruise' }] : others,
    })
  }
  const named = (codes: readonly string[], prefix: 'body' | 'side') =>
    codes.map((value) => ({ value, label: says.word(`${prefix}_${value}`) }))
  return (
    <form onSubmit={submit} method="post" className="stack gap-4">
      <Autocomplete
        label={text('people_name')}
        description={text('people_name_hint')}
        required
        maxLength={160}
        data-autofocus
        data={[...ofCompany.keys()]}
        filter={({ options }) => options}
        value={said.name}
        onChange={(name) => setSaid({ ...said, name, of_company: ofCompany.get(name) ?? null })}
      />
      <Select
        label={text('people_role')}
        allowDeselect={false}
        data={roleNames.map((value) => ({ value, label: say(roles[value]) }))}
        value={said.role}
        onChange={(_, option) =>
          setSaid({ ...said, role: roleNames.find((one) => one === option?.value) ?? said.role })
        }
      />
      <TextInput
        label={text('people_employer')}
        maxLength={160}
        value={said.employer}
        onChange={(event) => setSaid({ ...said, employer: event.currentTarget.value })}
      />
      {describes && (
        <>
          <BodyMap hurt={details.injuries} onPress={toggle} />
          {details.injuries.map((injury, at) => (
            // Injuries are told apart by their place alone.
            // biome-ignore lint/suspicious/noArrayIndexKey: each is changed in place
            <fieldset key={at} className="box stack gap-2 p-3">
              <Select
                label={text('people_part')}
                searchable
                allowDeselect={false}
                data={named(parts, 'body')}
                value={injury.part}
                onChange={(_, option) => change(at, { part: option?.value ?? injury.part })}
              />
              <Select
                label={text('people_side')}
                clearable
                clearButtonProps={{
                  'aria-label': text('field_clear', { label: text('people_side') }),
                }}
                data={named(sides, 'side')}
                value={injury.side}
                onChange={(_, option) => change(at, { side: option?.value ?? null })}
              />
              <Select
                label={text('people_nature')}
                allowDeselect={false}
                data={natureNames.map((value) => ({ value, label: say(natures[value]) }))}
                value={injury.nature}
                onChange={(_, option) =>
                  change(at, {
                    nature: natureNames.find((one) => one === option?.value) ?? injury.nature,
                  })
                }
              />
              <Button
                size="xs"
                variant="default"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() =>
                  setDetails({
                    ...details,
                    injuries: details.injuries.filter((_, index) => index !== at),
                  })
                }
              >
                {text('people_remove')}
              </Button>
            </fieldset>
          ))}
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() =>
              setDetails({
                ...details,
                injuries: [
                  ...details.injuries,
                  { part: parts[0] ?? '', side: null, nature: 'bruise' },
                ],
              })
            }
          >
            {text('people_add_injury')}
          </Button>
          <Textarea
            label={text('people_treatment')}
            autosize
            minRows={2}
            maxLength={500}
            value={details.treatment}
            onChange={(event) => setDetails({ ...details, treatment: event.currentTarget.value })}
          />
        </>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" loading={busy} disabled={!isWhole}>
        {text('people_save')}
      </Button>
    </form>
  )
}
