import { Button, Group, PasswordInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allGrants } from '../../../access/grants.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { call } from '../../../kit/http/client.web.ts'
import { MultiSelectInput } from '../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import { SelectInput } from '../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { makeToken } from '../tokens.contract.ts'
import { tokensKey } from './keys.ts'
import classes from './my-account.module.css'

type Props = { onMade: (token: string) => void; onCancel: () => void }

const spans = ['30', '90', '365'] as const

/** What a token is for, what it may do, when it ends. */
export function MakeToken({ onMade, onCancel }: Props) {
  const text = useText()
  const queries = useQueryClient()
  const holds = useHolds()
  const [grants, setGrants] = useState<string[]>([])
  const [days, setDays] = useState<string>('90')
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async (values) => {
    const { name = '', password = '' } = values
    const { token } = await call(makeToken, {
      body: { name, grants, days: Number(days), password },
    })
    await queries.invalidateQueries({ queryKey: tokensKey })
    onMade(token)
  })
  return (
    <form {...form} className={classes.form} aria-label={text('token_new')}>
      {message && <Notice tone="danger">{message}</Notice>}
      <TextInput
        name="name"
        label={text('token_name')}
        description={text('token_name_hint')}
        error={errorOf('name')}
        aria-invalid={errorOf('name') !== undefined}
        maxLength={100}
        autoFocus
      />
      <MultiSelectInput
        label={text('token_grants')}
        description={text('token_grants_hint')}
        options={allGrants.filter(holds).map((id) => ({ id, label: id }))}
        value={grants}
        onChange={setGrants}
        error={errorOf('grants')}
      />
      <SelectInput
        label={text('token_days')}
        options={spans.map((id) => ({ id, label: text('token_days_n', { count: Number(id) }) }))}
        value={days}
        onChange={(next) => setDays(next ?? '90')}
        error={errorOf('days')}
      />
      <PasswordInput
        name="password"
        label={text('present_password')}
        error={errorOf('password')}
        aria-invalid={errorOf('password') !== undefined}
        autoComplete="current-password"
      />
      <Group>
        <Button type="submit" loading={busy}>
          {text('token_make')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </Group>
    </form>
  )
}
