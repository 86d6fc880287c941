import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { pageKey } from '../../web/keys.ts'
import { registerOf, type WorkplaceKind } from '../../workplace.ts'
import { readPage } from '../page.contract.ts'
import { Ages } from './Ages.tsx'
import { Emergency } from './Emergency.tsx'
import { Headcount } from './Headcount.tsx'
import classes from './page.module.css'
import { State } from './State.tsx'
import { There } from './There.tsx'
import { ThisWeek } from './ThisWeek.tsx'

type Props = { kind: WorkplaceKind; row: AnyRow; onChange(): void }

/** A project or a team at a glance, above its facts. */
function WorkplaceHead({ kind, row, onChange }: Props) {
  const { id, can } = row
  const { text } = useLanguage()
  const { processedPermissions } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: pageKey(kind, id),
    queryFn: async ({ signal }) => (await call(readPage[kind], { params: { id }, signal })).data,
  })
  if (error !== null)
    return (
      <Alert color="red" title={problemWords(error, text)}>
        <Button size="xs" onClick={() => void refetch()}>
          {text('try_again')}
        </Button>
      </Alert>
    )
  if (data === undefined) return <ListSkeleton rows={3} />
  const project = kind === 'project'
  return (
    <div className="stack gap-4">
      {project && <State id={id} page={data} may={can.includes('edit')} onChange={onChange} />}
      <div className={classes.cards}>
        {project && <Headcount id={id} page={data} />}
        {data.ages !== null && <Ages id={id} ages={data.ages} />}
        {project && <Emergency row={row} page={data} />}
        <There place={{ kind, id }} page={data} />
      </div>
      {processedPermissions.has(`${registerOf[kind]}-tracker`) && <ThisWeek place={{ kind, id }} />}
    </div>
  )
}

type Given = Omit<Props, 'kind'>
export const ProjectHead = (given: Given) => <WorkplaceHead kind="project" {...given} />
export const TeamHead = (given: Given) => <WorkplaceHead kind="team" {...given} />
