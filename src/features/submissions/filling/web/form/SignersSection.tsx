import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Filling } from '../../../../forms/definition/index.ts'
import { roleOf } from '../../../signing/web/places.ts'
import type { FormFacts, StoredContext, StoredSigner } from '../device/stored.ts'
import { ChooseSigner } from './ChooseSigner.tsx'
import classes from './fill.module.css'
import { useLikelySigners } from './use-likely-signers.ts'
import { useNamed } from './use-named.ts'

type Props = {
  policy: FormFacts['signature_policy']
  signers: readonly StoredSigner[]
  filling: Filling
  context: Pick<StoredContext, 'team'>
  onChange(signers: readonly StoredSigner[]): void
}

const inTurn = ['supervisor', 'manager'] as const

/** Who is to sign beside the person who submits it: everybody who attends, or two in turn. */
export function SignersSection({ policy, signers, filling, context, onChange }: Props) {
  const text = useText()
  const id = useId()
  const isAsked = policy === 'all_attendees' || policy === 'supervisor_then_manager'
  const likely = useLikelySigners(filling, context, isAsked)
  if (policy !== 'all_attendees' && policy !== 'supervisor_then_manager') return null
  const add = (signer: StoredSigner) => onChange([...signers, signer])
  const remove = (at: number) => onChange(signers.toSpliced(at, 1))
  const chosen = new Set(signers.flatMap(({ account, name }) => account?.id ?? name ?? []))
  const missing = inTurn.filter((role) => !signers.some((signer) => signer.role === role))
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div>
        <h2 className="title-3" id={id}>
          {text(`filling_signers_${policy}`)}
        </h2>
        <p className="hint">{text(`filling_signers_${policy}_lead`)}</p>
      </div>
      {signers.length > 0 && (
        <ul className={'bare grid'}>
          {signers.map((signer, at) => (
            <SignerRow
              key={`${signer.role} ${signer.account?.id ?? signer.name}`}
              signer={signer}
              withRole={policy === 'supervisor_then_manager'}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      )}
      {policy === 'all_attendees' ? (
        <ChooseSigner
          part="attendee"
          label={text('filling_signer_add')}
          likely={likely.attendee}
          without={chosen}
          onChoose={add}
        />
      ) : (
        missing.map((role) => (
          <ChooseSigner
            key={role}
            part={role}
            label={roleOf(text, role)}
            likely={likely[role]}
            without={chosen}
            onChoose={add}
          />
        ))
      )}
    </section>
  )
}

type RowProps = { signer: StoredSigner; withRole: boolean; onRemove(): void }

function SignerRow({ signer: { account, name, role }, withRole, onRemove }: RowProps) {
  const text = useText()
  const person = useNamed('submitted_by', account)
  const called = person?.name ?? name ?? ''
  const beside = [
    withRole && roleOf(text, role),
    person === null && text('filling_signer_no_account'),
  ].filter(Boolean)
  return (
    <li className="flex items-center gap-3 border-b" style={{ minHeight: '3rem' }}>
      <span className="flex-1 min-w-0 break-anywhere">
        {called}
        {beside.length > 0 && <small className="block text-soft">{beside.join(' · ')}</small>}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={text('input_remove', { label: called })}
        onClick={onRemove}
      >
        <IconX size={18} />
      </ActionIcon>
    </li>
  )
}
