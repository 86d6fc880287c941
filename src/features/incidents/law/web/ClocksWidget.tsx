import { IconMoodCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { useRuleTitle } from '../../../rules/web/index.ts'
import { readClocks } from '../law.contract.ts'

type Clocks = Awaited<ReturnType<typeof read>>
const read = async (signal: AbortSignal) => (await call(readClocks, { signal })).data

/** How many incidents are open, and what is due of them next. */
export default function ClocksWidget() {
  const text = useText()
  const query = useQuery({
    queryKey: registerKey('incidents', 'clocks'),
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
  })
  return (
    <WidgetBody query={query}>
      {(found) =>
        found.open + found.due === 0 ? (
          <WidgetEmpty
            icon={<IconMoodCheck size={28} aria-hidden="true" />}
            title={text('widget_clocks_none')}
            text={text('widget_clocks_about')}
          />
        ) : (
          <Owed found={found} />
        )
      }
    </WidgetBody>
  )
}

function Owed({ found: { open, due, clocks } }: { found: Clocks }) {
  const text = useText()
  const titleOf = useRuleTitle()
  const { moment } = useTimes()
  return (
    <>
      <p className="m-0 row gap-x-3">
        <span className="title-1 font-bold tabular-nums">{open}</span>
        <span className="hint">{text('widget_clocks_open', { count: open })}</span>
        {due > 0 && (
          <span className="text-danger font-semibold">
            {text('widget_clocks_due', { count: due })}
          </span>
        )}
      </p>
      <ul className="bare stack gap-2">
        {clocks.map(({ id, incident, number, title, code, due_at }) => (
          <li key={id} className="stack gap-1">
            <Link className="break-anywhere" to={`/dashboard/incidents/record/${incident}`}>
              {title}
            </Link>
            <span className="flex flex-wrap items-center gap-2">
              <Tag tone={Date.parse(due_at) < Date.now() ? 'danger' : 'warning'}>
                {moment(due_at)}
              </Tag>
              <span className="hint">{[number, titleOf?.(code) ?? code].join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
