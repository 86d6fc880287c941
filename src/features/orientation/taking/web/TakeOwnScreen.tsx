import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { readFile } from '../../../../kit/files/files.contract.ts'
import { addressOf, call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { isGone, RecordToCome } from '../../../../register/web/record/RecordToCome.tsx'
import { takingKey } from '../../web/keys.ts'
import { beginOwn, byPerson } from '../taking.contract.ts'
import { TakeOrientation } from './TakeOrientation.tsx'

/** What is assigned to the person signed in, taken as by a link. */
export default function TakeOwnScreen() {
  const text = useText()
  const { id = '' } = useParams()
  const { user } = useSession()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: takingKey(id),
    queryFn: async ({ signal }) => (await call(byPerson.read, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { act, busy } = useAct(
    async (wanted: string) => (await call(beginOwn, { params: { id: wanted } })).data,
    {
      onDone: (made) => navigate(`/dashboard/orientation/take/${made.id}`),
      refusedInPassing: true,
      oneAtATime: true,
    },
  )
  if (data === undefined || isGone(error) || user === undefined)
    return (
      <RecordToCome
        title={text('screen_orientation_take')}
        error={error}
        onRetry={refetch}
        missing={{ title: text('orientation_gone'), text: text('orientation_gone_text') }}
      >
        <ListSkeleton rows={6} />
      </RecordToCome>
    )
  const isOver = data.state === 'approved' || data.state === 'expired'
  return (
    <div className="stack items-center gap-4">
      <TakeOrientation
        key={id}
        way={{
          calls: byPerson,
          params: { id },
          account: user.id,
          fileAddress: (file) => addressOf(readFile, { params: { id: file } }),
        }}
        asked={data}
        onRead={refetch}
      />
      {isOver && (
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => act(data.package.id)}
        >
          {text('orientation_again')}
        </Button>
      )}
    </div>
  )
}
