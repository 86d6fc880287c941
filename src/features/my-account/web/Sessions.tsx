import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { deviceOf } from '../../../kit/web/device-of.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import { endOneSession, listSessions } from '../my-account.contract.ts'
import { sessionsKey } from './keys.ts'
import classes from './my-account.module.css'
import { Section } from './Section.tsx'

/** Where one is signed in, and the way to end what one does not know. */
export function Sessions() {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { data, isPending, isError } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listSessions, { signal }),
  })
  const end = useAct((id: string) => call(endOneSession, { params: { id } }), {
    renews: [sessionsKey],
  })
  return (
    <Section title={text('sessions_title')} lead={text('sessions_lead')}>
      {isPending && <ListSkeleton rows={3} />}
      {(isError || end.problem) && <Notice tone="danger">{text('could_not_load')}</Notice>}
      <div>
        {data?.data.map(({ id, user_agent, ip, seen_at, current }) => (
          <div
            key={id}
            className={`${classes.row} row justify-between py-3 gap-x-4 gap-y-2 border-t`}
          >
            <span>
              <strong>{deviceOf(user_agent) ?? text('device_unknown')}</strong>
              <br />
              <small className="hint">{[ip, moment(seen_at)].filter(Boolean).join(' · ')}</small>
            </span>
            {current ? (
              <Tag tone="good">{text('session_this')}</Tag>
            ) : (
              <Button
                variant="default"
                size="xs"
                loading={end.given === id}
                onClick={() => end.act(id)}
              >
                {text('session_end')}
              </Button>
            )}
          </div>
        ))}
      </div>
    </Section>
  )
}
