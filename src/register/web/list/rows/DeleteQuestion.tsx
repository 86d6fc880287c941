import { Button, Group, Text } from '@mantine/core'
import { Refused } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import classes from './rows.module.css'

type Props = { name: string; onSend(): Promise<void>; onCancel(): void }

const referrersOf = (error: unknown): Referrer[] =>
  error instanceof Refused ? ((error.extra.referred_by as Referrer[] | undefined) ?? []) : []

/** Asks before a row goes for good, and says what keeps it where something refers to it. */
export function DeleteQuestion({ name, onSend, onCancel }: Props) {
  const { text } = useLanguage()
  const { act, busy, error, problem } = useAct(onSend)
  const referrers = referrersOf(error)
  return (
    <>
      <Text size="sm" mb="sm">
        {text('list_delete_lead')}
      </Text>
      {problem !== undefined && (
        <Notice tone="danger" takesFocus>
          {referrers.length === 0 ? (
            problem
          ) : (
            <>
              {text('list_referred', { name })}
              <Referrers referrers={referrers} />
            </>
          )}
        </Notice>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button
          className={classes.delete}
          loading={busy}
          disabled={referrers.length > 0}
          onClick={() => act()}
        >
          {text('list_delete_yes')}
        </Button>
      </Group>
    </>
  )
}

type Referrer = {
  register: string
  many: string
  count: number
  rows: { id: string; name: string }[]
}

/** What refers to a row: how many rows of which register, and the first of them by name. */
function Referrers({ referrers }: { referrers: readonly Referrer[] }) {
  const { say } = useLanguage()
  return (
    <ul>
      {referrers.map(({ register, many, count, rows }) => (
        <li key={register}>
          {say(many)} ({count}): {rows.map(({ name }) => name).join(', ')}
          {count > rows.length && ' …'}
        </li>
      ))}
    </ul>
  )
}
