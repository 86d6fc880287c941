import { Button } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { whenDrawn } from '../../../../kit/web/later.ts'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useRefreshed, type WholeSubmission } from '../../reading/web/whole-of.ts'
import { isWaiting, useUnsent } from './stored-signatures.ts'

const SignSheet = whenDrawn(async () => (await import('./SignSheet.tsx')).SignSheet)

const over = new Set(['closed', 'void', 'returned'])

/** Opens the sheet where the person here signs, and hands the device on. */
export function SignNow({ whole, atOnce = false }: { whole: WholeSubmission; atOnce?: boolean }) {
  const text = useText()
  const holds = useHolds()
  const { user } = useSession()
  const account = user?.id ?? ''
  const refreshed = useRefreshed(whole.id)
  const waiting = whole.places.filter(({ signature }) => signature === null)
  const mine = waiting.some((place) => place.mine)
  const [opened, setOpened] = useState(atOnce && mine)
  const kept = useUnsent(account).filter(
    (row) => row.submission === whole.id && isWaiting(row),
  ).length
  const before = useRef(kept)
  useEffect(() => {
    // The outbox puts the sent submission here; an open sheet tells itself.
    if (!opened && kept < before.current) void refreshed()
    before.current = kept
  }, [opened, kept, refreshed])
  // Who only looks on signs for themselves; who fills in forms hands the device to others too.
  const may = !over.has(whole.stage) && (mine || holds('submissions.create'))
  // A person who has just signed sees that, although nothing is left for them to sign.
  if (!opened && !(may && waiting.length > 0)) return null
  const { id, hash, number, revision } = whole
  return (
    <>
      {kept > 0 && <Notice tone="calm">{text('signing_offline', { count: kept })}</Notice>}
      <Button
        variant={mine ? 'filled' : 'default'}
        leftSection={<IconSignature size={18} />}
        onClick={() => setOpened(true)}
      >
        {text(mine ? 'submission_sign' : 'submission_sign_here')}
      </Button>
      {opened && (
        <Suspense>
          <SignSheet
            submission={{ id, hash, number, revision }}
            toRead={whole}
            isAttendance={whole.form.signature_policy === 'all_attendees'}
            isHandedOn={holds('submissions.create')}
            account={account}
            holder={user?.name ?? ''}
            places={whole.places}
            onSigned={() => void refreshed()}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  )
}
