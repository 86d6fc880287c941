import { Button, Group } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { duplicatesKey } from '../../web/keys.ts'
import { listDuplicates, sayDistinct, takeBackDistinct } from '../merges.contract.ts'
import { MergeForm } from './MergeForm.tsx'
import { PartyLine } from './PartyLine.tsx'
import { PastMerges } from './PastMerges.tsx'

const whys = {
  birth: 'merge_why_birth',
  mobile: 'merge_why_mobile',
  email: 'merge_why_email',
} as const

/** People who are probably one, with why; what was merged lately, to be undone. */
export default function DuplicatesScreen() {
  const text = useText()
  const { openModal, closeModal } = useModals()
  const { data, isPending, isError } = useQuery({
    queryKey: duplicatesKey(),
    queryFn: ({ signal }) => call(listDuplicates, { signal }),
  })
  const { act, problem } = useAct(
    (pair: { one: string; other: string; distinct: boolean }) =>
      call(pair.distinct ? sayDistinct : takeBackDistinct, {
        params: { one: pair.one, other: pair.other },
      }),
    { renews: [duplicatesKey()], oneAtATime: true },
  )
  const compare = (ids: readonly [string, string]) =>
    openModal('merge', {
      title: text('merge_title'),
      size: 'xl',
      body: <MergeForm ids={ids} onDone={() => closeModal('merge')} />,
    })
  return (
    <Page title={text('screen_duplicates')} lead={text('duplicates_lead')}>
      {isPending && <ListSkeleton rows={4} />}
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {data?.data.pairs.length === 0 && (
        <EmptyState
          icon={<IconUsers size={28} aria-hidden />}
          title={text('duplicates_none')}
          text={text('duplicates_none_hint')}
        />
      )}
      {data && data.data.pairs.length > 0 && (
        <ul className="bare stack gap-3" aria-label={text('screen_duplicates')}>
          {data.data.pairs.map(({ one, other, why, distinct }) => (
            <li key={`${one.id} ${other.id}`} className="card p-4 stack gap-3">
              <div className="flex flex-wrap gap-4">
                <PartyLine party={one} />
                <PartyLine party={other} />
              </div>
              <Group justify="space-between">
                <Group gap="xs">
                  {why.map((each) => (
                    <Tag key={each} tone={distinct ? 'calm' : 'warning'}>
                      {text(whys[each])}
                    </Tag>
                  ))}
                </Group>
                <Group gap="xs">
                  <Button
                    variant="subtle"
                    color="gray"
                    onClick={() => act({ one: one.id, other: other.id, distinct: !distinct })}
                  >
                    {text(distinct ? 'merge_maybe_one' : 'merge_two_people')}
                  </Button>
                  {!distinct && (
                    <Button variant="default" onClick={() => compare([one.id, other.id])}>
                      {text('merge_compare')}
                    </Button>
                  )}
                </Group>
              </Group>
            </li>
          ))}
        </ul>
      )}
      {data && <PastMerges merges={data.data.merges} />}
    </Page>
  )
}
