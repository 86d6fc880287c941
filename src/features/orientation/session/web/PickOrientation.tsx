import { Button, Select } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { attendant } from '../../../toolbox-talks/definition/index.ts'
import { offerFor } from '../../assigning/web/offer.ts'
import { readPackage } from '../session.contract.ts'
import type { SessionDraft } from '../session-draft.ts'
import classes from './session.module.css'

/** Which orientation, and where: who is on the list there signs first. */
export function PickOrientation({ onPick }: { onPick(draft: SessionDraft): void }) {
  const text = useText()
  const { project: present, user } = useSession()
  const [project, setProject] = useState(present?.id ?? null)
  const [wanted, setWanted] = useState<string | null>(null)
  const { data, isError } = useQuery(offerFor(project))
  const { act, busy, problem } = useAct(
    async (id: string) => (await call(readPackage, { params: { id } })).data,
    {
      onDone(read) {
        const people = (data?.people ?? []).filter(({ id }) => id !== user?.id)
        onPick({
          id: newId(),
          step: 'read',
          read,
          title: read.package.title,
          project: data?.projects.find(({ id }) => id === project) ?? null,
          started_at: new Date().toISOString(),
          people: people
            .filter(({ there }) => there)
            .map((one) => attendant({ ...one, person: true })),
          others: people
            .filter(({ there }) => !there)
            .map(({ id, name, detail }) => ({ id, name, detail })),
          mark: null,
        })
      },
      oneAtATime: true,
    },
  )
  const packages = data?.packages.toSorted((one, other) => Number(other.group) - Number(one.group))
  return (
    <Page title={text('screen_orientation_session')} lead={text('orientation_group_lead')}>
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data === undefined && !isError && <ListSkeleton rows={3} />}
      {data !== undefined && (
        <div className={classes.narrow}>
          <Select
            label={text('orientation_project')}
            placeholder={text('orientation_no_project')}
            data={data.projects.map(({ id, name }) => ({ value: id, label: name }))}
            value={project}
            onChange={setProject}
            searchable
            clearable
          />
          <Select
            label={text('orientation_title')}
            data={packages?.map(({ id, title }) => ({ value: id, label: title })) ?? []}
            value={wanted}
            onChange={setWanted}
            searchable
          />
          {problem && <Notice tone="danger">{problem}</Notice>}
          <div>
            <Button
              size="lg"
              disabled={wanted === null}
              loading={busy}
              leftSection={<IconPlayerPlay size={20} aria-hidden />}
              onClick={() => wanted !== null && act(wanted)}
            >
              {text('orientation_begin')}
            </Button>
          </div>
        </div>
      )}
    </Page>
  )
}
