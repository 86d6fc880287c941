import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import { endOneSession, listSessions } from '../my-account.contract.ts'
import { deviceOf } from './device.ts'
import classes from './my-account.module.css'
import { Section } from './Section.tsx'
import { sessionsKey } from './sessions-key.ts'

/** Where one is signed in, and the way to end what one does not know. */
export function Sessions() {
  const queries = useQueryClient()
  const { locale, text } = useLanguage()
  const { data, isPending, isError } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listSessions, { signal }),
  })
  const end = useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Section title={text('sessions_title')} lead={text('sessions_lead')}>
      {isPending && <ListSkeleton rows={3} />}
      {(isError || end.isError) && <Notice tone="danger">{text('could_not_load')}</Notice>}
      <div>
        {data?.data.map(({ id, user_agent, ip, seen_at, current }) => (
          <div key={id} className={classes.row}>
            <span>
              <strong>{deviceOf(user_agent) ?? text('device_unknown')}</strong>
              <br />
              <small>{[ip, time.format(new Date(seen_at))].filter(Boolean).join(' · ')}</small>
            </span>
            {current ? (
              <Tag tone="good">{text('session_this')}</Tag>
            ) : (
              <Button
                variant="default"
                size="xs"
                loading={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
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
