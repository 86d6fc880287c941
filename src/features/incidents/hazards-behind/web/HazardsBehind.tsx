import { Autocomplete, Button, Select } from '@mantine/core'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { callsOf } from '../../../../register/contract.ts'
import form from '../../../../register/web/form/form.module.css'
import { registerKey } from '../../../../register/web/keys.ts'
import { hazards } from '../../../hazards/web/index.ts'
import type { Cause } from '../../investigation/causes.ts'
import * as calls from '../hazards-behind.contract.ts'
import { hazardsBehindKey } from './keys.ts'

type Props = { incident: string; causes: readonly Cause[] }

/** The hazards that its causes point at, whose rating is looked at once more. */
export function HazardsBehind({ incident: id, causes }: Props) {
  const text = useText()
  const title = useId()
  const { openModal, closeModal } = useModals()
  const renews = [hazardsBehindKey(id), registerKey('hazards')]
  const { data } = useQuery({
    queryKey: hazardsBehindKey(id),
    queryFn: async ({ signal }) =>
      (await call(calls.readHazardsBehind, { params: { id }, signal })).data,
  })
  const { act, problem } = useAct(
    (hazard: string) => call(calls.pointAtHazardNoMore, { params: { id, hazard } }),
    { renews },
  )
  if (data === undefined) return null
  const mayEdit = data.can.includes('edit')
  const point = () =>
    openModal('hazard-behind', {
      title: text('hazards_behind_add'),
      body: <PointAt incident={id} causes={causes} onDone={() => closeModal('hazard-behind')} />,
    })
  return (
    <section className={`${form.section} stack gap-3`} aria-labelledby={title}>
      <h2 id={title} className="m-0">
        {text('hazards_behind')}
      </h2>
      <p className="hint m-0">{text('hazards_behind_hint')}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <ul className="bare stack gap-3" aria-labelledby={title}>
        {data.hazards.map((one) => (
          <li key={one.id} className="stack gap-1">
            <span className="flex flex-wrap items-center gap-2">
              <Link className="break-anywhere" to={`/dashboard/hazards/record/${one.id}`}>
                {one.name}
              </Link>
              <Tag tone={one.done_at === null ? 'warning' : 'good'}>
                {text(
                  one.came_of
                    ? 'hazards_behind_came_of'
                    : one.done_at === null
                      ? 'hazards_behind_due'
                      : 'hazards_behind_done',
                )}
              </Tag>
              {mayEdit && (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => act(one.id)}
                >
                  {text('people_remove')}
                </Button>
              )}
            </span>
            {one.cause !== null && <span className="hint break-anywhere">{one.cause}</span>}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <div>
          <Button
            variant="default"
            leftSection={<IconAlertTriangle size={16} aria-hidden />}
            onClick={point}
          >
            {text('hazards_behind_add')}
          </Button>
        </div>
      )}
    </section>
  )
}

function PointAt({ incident: id, causes, onDone }: Props & { onDone(): void }) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [cause, setCause] = useState<string | null>(null)
  const { data: found = [] } = useQuery({
    queryKey: registerKey('hazards', 'for-incident', typed),
    queryFn: async ({ signal }) => {
      const query = { search: typed, per_page: 20, sort: 'name' }
      const { data } = await call(callsOf(hazards).list, { query, signal })
      return data.data.map((row) => ({ id: row.id, name: String(row.name) }))
    },
  })
  // Of two hazards of one name it is not known which is meant.
  const byName = new Map(
    found
      .filter((one) => found.filter(({ name }) => name === one.name).length === 1)
      .map(({ id: hazard, name }) => [name, hazard]),
  )
  const hazard = byName.get(typed)
  const words = [...new Set(causes.map((one) => one.text))].filter((one) => one !== '')
  const { act, busy, problem } = useAct(
    async () => {
      if (hazard === undefined) return
      await call(calls.pointAtHazard, { params: { id, hazard }, body: { cause } })
    },
    { renews: [hazardsBehindKey(id), registerKey('hazards')], onDone, oneAtATime: true },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (hazard !== undefined) act()
  }
  return (
    <form onSubmit={submit} method="post" className="stack gap-4">
      <Autocomplete
        label={text('hazards_behind_which')}
        required
        data-autofocus
        data={[...byName.keys()]}
        filter={({ options }) => options}
        value={typed}
        onChange={setTyped}
      />
      {words.length > 0 && (
        <Select
          label={text('hazards_behind_cause')}
          clearable
          clearButtonProps={{
            'aria-label': text('field_clear', { label: text('hazards_behind_cause') }),
          }}
          data={words}
          value={cause}
          onChange={setCause}
        />
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" loading={busy} disabled={hazard === undefined}>
        {text('hazards_behind_save')}
      </Button>
    </form>
  )
}
