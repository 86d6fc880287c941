import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { TabStrip } from '../../../../kit/web/inputs/TabStrip.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { LeaveQuestion } from '../../../../register/web/form/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../../register/web/form/use-leave-guard.ts'
import { listDefaults } from '../defaults.contract.ts'
import { type DefaultDraft, DefaultEditor } from './DefaultEditor.tsx'
import { DefaultOffer } from './DefaultOffer.tsx'
import { defaultsKey } from './keys.ts'

export type DefaultTemplate = ReplyOf<typeof listDefaults>['data'][number]

/** The permission templates that companies begin with. */
export default function DefaultTemplatesScreen() {
  const { text } = useLanguage()
  const { data, isPending, isError } = useQuery({
    queryKey: defaultsKey('list'),
    queryFn: ({ signal }) => call(listDefaults, { signal }),
    staleTime: 0,
  })
  return (
    <Page title={text('defaults')} lead={text('defaults_lead')}>
      {isPending && <ListSkeleton />}
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data && <Defaults templates={data.data} />}
    </Page>
  )
}

function Defaults({ templates }: { templates: readonly DefaultTemplate[] }) {
  const { text, say } = useLanguage()
  const [role, setRole] = useState<DefaultTemplate['base_role']>('1')
  /** What is typed stays while another template is looked at. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, DefaultDraft>>>({})
  const guard = useLeaveGuard(Object.keys(drafts).length > 0)
  const template = templates.find(({ base_role }) => base_role === role)
  if (template === undefined) return null
  const setDraft = (draft: DefaultDraft | undefined) =>
    setDrafts(({ [role]: _, ...others }) =>
      draft === undefined ? others : { ...others, [role]: draft },
    )
  return (
    <>
      <TabStrip
        label={text('defaults')}
        items={templates.map(({ base_role: value, name }) => ({ value, label: say(name) }))}
        value={role}
        onChange={setRole}
      >
        <div key={role} className="stack gap-6">
          <DefaultEditor template={template} draft={drafts[role]} onDraft={setDraft} />
          <DefaultOffer template={template} unsaved={drafts[role] !== undefined} />
        </div>
      </TabStrip>
      <LeaveQuestion guard={guard} />
    </>
  )
}
