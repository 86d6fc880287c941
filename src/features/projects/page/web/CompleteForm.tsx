import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { fill } from '../../../../kit/language/message.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { DialogForm } from '../../web/DialogForm.tsx'
import { pageKey } from '../../web/keys.ts'
import { completeProject, type StillOpen } from '../page.contract.ts'

type Props = { id: string; open: StillOpen; onDone(): void; onCancel(): void }

/** What is still open, each with the way to it; completed all the same, with the reason. */
export function CompleteForm({ id, open, onDone, onCancel }: Props) {
  const { say } = useLanguage()
  const [reason, setReason] = useState('')
  const left = [
    {
      count: open.deficiencies,
      words: 'Uncorrected deficiencies: {count}',
      to: `/dashboard/deficiency-registry?filter[project]=${id}`,
    },
    {
      count: open.unsigned,
      words: 'Submissions without all their signatures: {count}',
      to: `/dashboard/submissions/unsigned?filter[project]=${id}`,
    },
    {
      count: open.assets,
      words: 'Assets still on site: {count}',
      to: `/dashboard/projects/${id}/assets`,
    },
  ].filter(({ count }) => count > 0)
  async function send() {
    await call(completeProject, { params: { id }, body: { reason } })
    onDone()
  }
  return (
    <DialogForm
      action={say('Complete')}
      send={send}
      onCancel={onCancel}
      renews={[pageKey('project', id)]}
    >
      {(errors) =>
        left.length === 0 ? (
          <Text size="sm">{say('Nothing is open. It can be read, but no longer changed.')}</Text>
        ) : (
          <>
            <Text size="sm">{say('This is still open:')}</Text>
            <ul className="m-0">
              {left.map(({ words, count, to }) => (
                <li key={words}>
                  <Link to={to} onClick={onCancel}>
                    {fill(say(words), { count })}
                  </Link>
                </li>
              ))}
            </ul>
            <Textarea
              label={say('Reason for completing anyway')}
              required
              autosize
              minRows={2}
              maxLength={1000}
              value={reason}
              error={errors.reason?.[0]}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </>
        )
      }
    </DialogForm>
  )
}
