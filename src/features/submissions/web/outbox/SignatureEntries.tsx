import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { keep, type Unsent } from '../../signing/web/kept-signatures.ts'
import { useUnsent } from '../../signing/web/use-unsent.ts'
import classes from './outbox.module.css'

type Props = { account: string; onClose(): void }

/** Signatures that were collected on this device and have not arrived, by what they are of. */
export function SignatureEntries({ account, onClose }: Props) {
  return useUnsent(account).map((unsent) => (
    <SignatureEntry key={unsent.submission} unsent={unsent} onClose={onClose} />
  ))
}

type EntryProps = { unsent: Unsent; onClose(): void }

function SignatureEntry({ unsent, onClose }: EntryProps) {
  const text = useText()
  const { submission, number, waiting, refused } = unsent
  const forget = () => {
    for (const { place } of refused) keep(unsent, place, undefined)
  }
  return (
    <li>
      <div className={classes.line}>
        <strong>
          <Link to={`/dashboard/submissions/edit/${submission}`} onClick={onClose}>
            {number}
          </Link>
        </strong>
        {waiting.length > 0 && <Tag tone="notice">{text('outbox_queued')}</Tag>}
        {refused.length > 0 && <Tag tone="danger">{text('outbox_needs')}</Tag>}
        {refused.length > 0 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={text('outbox_clear', { name: number })}
            onClick={forget}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </div>
      <p className={classes.soft}>
        {text('outbox_signatures', { count: waiting.length + refused.length })}
      </p>
      {refused.map(({ place, words }) => (
        <p key={place} className={classes.trouble}>
          {words}
        </p>
      ))}
    </li>
  )
}
