import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { CodePapers } from '../../../../kit/web/inputs/CodePapers.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { codeOfTalk } from '../own-phone.contract.ts'
import { talkCodeKey } from './keys.ts'
import { TalkCode } from './OwnPhones.tsx'

/** The code of a talk: on the screen, and on paper for the place where the crew meets. */
export function CodeOfTalk({ id, title }: { id: string; title: string }) {
  const text = useText()
  const { data, isError } = useQuery({
    queryKey: talkCodeKey(id),
    queryFn: async () => (await call(codeOfTalk, { params: { id } })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  return (
    <div className="stack gap-3">
      <TalkCode address={data.address} title={title} />
      <div className="grid justify-items-center">
        <CodePapers address={`/api/dashboard/toolbox-talk-deliveries/${id}/code-paper`} />
      </div>
    </div>
  )
}
