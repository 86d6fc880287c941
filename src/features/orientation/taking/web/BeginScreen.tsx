import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { beginOwn } from '../taking.contract.ts'

/** The way from an orientation that is read to the one that is taken: the record that waits, or a new one. */
export default function BeginScreen() {
  const text = useText()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { act, problem } = useAct(
    async (wanted: string) => (await call(beginOwn, { params: { id: wanted } })).data,
    {
      onDone: (made) => navigate(`/dashboard/orientation/take/${made.id}`, { replace: true }),
      oneAtATime: true,
    },
  )
  useEffect(() => act(id), [act, id])
  return (
    <Page title={text('screen_orientation_take')}>
      {problem ? <Notice tone="danger">{problem}</Notice> : <ListSkeleton rows={6} />}
    </Page>
  )
}
