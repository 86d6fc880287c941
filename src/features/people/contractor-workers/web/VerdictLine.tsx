import { Select } from '@mantine/core'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { hats } from '../../hats/hats.ts'
import type { AlikePerson } from '../../without-account/without-account.contract.ts'
import type { WorkerVerdict } from '../contractor-workers.contract.ts'

const somebodyNew = 'new'
const faultTones = { name: 'danger', twice: 'calm', there: 'calm' } as const

type Props = {
  line: WorkerVerdict
  /** Who it was said to be; as the server takes it unless said. */
  who: string | null | undefined
  onWho(person: string | null): void
}

/** What would come of one line; of one who is known already, whether it is them. */
export function VerdictLine({ line, who, onWho }: Props) {
  const { text, say } = useLanguage()
  const { name, mobile, trade, fault, alike } = line
  const taken = who === undefined ? alike.find(({ why }) => why.includes('mobile'))?.id : who
  const calledSo = ({ name: known, account, kind, of }: AlikePerson) =>
    [known, account && text('alike_user'), kind !== null && say(hats[kind]), of]
      .filter(Boolean)
      .join(' · ')
  return (
    <li className="border-between px-3 py-2 stack gap-1">
      <span className="row gap-2">
        <strong className="break-anywhere">{name}</strong>
        <span className="text-soft">{[mobile, trade].filter(Boolean).join(' · ')}</span>
        {fault !== null && (
          <Tag tone={faultTones[fault]}>{text(`contractor_workers_${fault}`)}</Tag>
        )}
      </span>
      {alike.length > 0 && fault === null && (
        <Select
          size="xs"
          label={text('contractor_workers_known')}
          allowDeselect={false}
          data={[
            { value: somebodyNew, label: text('contractor_workers_new') },
            ...alike.map((one) => ({ value: one.id, label: calledSo(one) })),
          ]}
          value={taken ?? somebodyNew}
          onChange={(value) => onWho(value === somebodyNew ? null : value)}
        />
      )}
    </li>
  )
}
