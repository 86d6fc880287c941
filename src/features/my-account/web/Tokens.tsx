import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { ConfirmQuestion } from '../../../kit/web/inputs/ConfirmQuestion.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { listTokens, type PersonalToken, revokeToken } from '../tokens.contract.ts'
import { tokensKey } from './keys.ts'
import { MakeToken } from './MakeToken.tsx'
import classes from './my-account.module.css'
import { NewToken } from './NewToken.tsx'
import { Section } from './Section.tsx'

/** What programs act for the person by: made, shown once, listed, revoked. */
export function Tokens() {
  const { text } = useLanguage()
  const { data, isPending, isError } = useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => call(listTokens, { signal }),
  })
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [asked, setAsked] = useState<PersonalToken>()
  const revoke = useAct((id: string) => call(revokeToken, { params: { id } }), {
    renews: [tokensKey],
    refusedInPassing: true,
    says: () => text('token_revoked'),
  })
  return (
    <Section title={text('tokens_title')} lead={text('tokens_lead')}>
      {isPending && <ListSkeleton rows={2} />}
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {made !== undefined && <NewToken token={made} onKept={() => setMade(undefined)} />}
      {data?.data.length === 0 && made === undefined && !making && (
        <p className="hint">{text('tokens_none')}</p>
      )}
      <div>
        {data?.data.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setAsked(token)} />
        ))}
      </div>
      {making ? (
        <MakeToken
          onMade={(token) => {
            setMaking(false)
            setMade(token)
          }}
          onCancel={() => setMaking(false)}
        />
      ) : (
        <Group>
          <Button variant="default" onClick={() => setMaking(true)}>
            {text('token_new')}
          </Button>
        </Group>
      )}
      <ConfirmQuestion
        opened={asked !== undefined}
        title={text('token_revoke_title', { name: asked?.name ?? '' })}
        question={text('token_revoke_question')}
        confirm={text('token_revoke')}
        danger
        onConfirm={() => {
          if (asked !== undefined) revoke.act(asked.id)
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Section>
  )
}

function TokenRow({ token, onRevoke }: { token: PersonalToken; onRevoke: () => void }) {
  const { text } = useLanguage()
  const { day } = useTimes()
  const { name, grants, expires_at, seen_at } = token
  return (
    <div className={`${classes.row} row justify-between py-3 gap-x-4 gap-y-2 border-t`}>
      <span>
        <strong>{name}</strong>
        <br />
        <small className="hint">
          {[
            text('token_ends', { day: day(expires_at) }),
            seen_at === null ? text('token_never_used') : text('token_used', { day: day(seen_at) }),
          ].join(' · ')}
        </small>
        <br />
        <small className="hint font-code break-anywhere">{grants.join(', ')}</small>
      </span>
      <Button
        variant="default"
        size="xs"
        aria-label={text('token_revoke_named', { name })}
        onClick={onRevoke}
      >
        {text('token_revoke')}
      </Button>
    </div>
  )
}
