import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call, NoAnswer } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { CodeForPhone } from '../../../submissions/web/index.ts'
import { codeToSignDocument } from '../../links/links.contract.ts'
import { listSigners } from '../signoffs.contract.ts'
import { signersKey } from './keys.ts'

type Props = {
  document: string
  signer: { id: string; name: string; signs_in: boolean }
  onSigned(): void
}

/** How often it is looked whether the person has signed. */
const everyFewSeconds = 4000

/** Somebody who stands here signs on a phone of their own: who has an account signs in there, others are led there by a
 *  code that soon ends. */
export function SignerPhone({ document: id, signer, onSigned }: Props) {
  const text = useText()
  const { id: person, name, signs_in } = signer
  const { act, busy, error, problem, done } = useAct(
    () => call(codeToSignDocument, { params: { id, person } }),
    { oneAtATime: true },
  )
  const { data: signed } = useQuery({
    queryKey: signersKey(id),
    queryFn: async ({ signal }) => (await call(listSigners, { params: { id }, signal })).data,
    refetchInterval: everyFewSeconds,
    select: ({ signers }) => signers.find((one) => one.id === person)?.signed === true,
  })
  const next = useEffectEvent(onSigned)
  const begin = useEffectEvent(() => {
    if (!signs_in) act()
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (signed === true) next()
  }, [signed])
  return (
    <CodeForPhone
      name={name}
      address={
        signs_in ? new URL(`/dashboard/documents/${id}`, location.href).href : done?.data.address
      }
      endsAt={signs_in ? undefined : (done?.data.ends_at ?? '')}
      wrong={error instanceof NoAnswer ? text('signing_code_offline') : problem}
      busy={busy}
      onAgain={signs_in ? undefined : () => act()}
    />
  )
}
