import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allGrants } from '../../../access/grants.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { call } from '../../../kit/http/client.web.ts'
import { MultiSelectInput } from '../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import { SelectInput } from '../../../kit/web/inputs/choice/SelectInput.tsx'
import { PasswordAgainForm } from '../../../kit/web/inputs/PasswordAgainForm.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { makeToken } from '../tokens.contract.ts'
import { tokensKey } from './keys.ts'

type Props = { onMade: (token: string) => void; onCancel: () => void }

const spans = ['30', '90', '365'] as const

/** What a token is for, what it may do, when it ends. */
export function MakeToken({ onMade, onCancel }: Props) {
  const text = useText()
  const queries = useQueryClient()
  const holds = useHolds()
  const [grants, setGrants] = useState<string[]>([])
  const [days, setDays] = useState<string>('90')
  async function make({ name = '', password = '' }: Record<string, string>) {
    const { token } = await call(makeToken, {
      body: { name, grants, days: Number(days), password },
    })
    await queries.invalidateQueries({ queryKey: tokensKey })
    onMade(token)
  }
  return (
    <PasswordAgainForm
      label={text('token_new')}
      confirm={text('token_make')}
      act={make}
      onCancel={onCancel}
    >
      {(errorOf) => (
        <>
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
            options={spans.map((id) => ({
              id,
              label: text('token_days_n', { count: Number(id) }),
            }))}
            value={days}
            onChange={(next) => setDays(next ?? '90')}
            error={errorOf('days')}
          />
        </>
      )}
    </PasswordAgainForm>
  )
}
