import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Refused } from '../../../kit/http/client.web.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'

/** What the server answers of a record that is not there for the person. */
const gone = new Set([403, 404, 422])

export const isGone = (error: Error | null): boolean =>
  error instanceof Refused && gone.has(error.httpStatus)

type Props = {
  title: string
  error: Error | null
  onRetry(): unknown
  /** What is said where it is gone. */
  missing: { title: string; text: string }
  /** What stands here until it comes. */
  children: ReactNode
}

/** The page of a record that is not here: it is still to come, is gone, or could not be loaded. */
export function RecordToCome({ title, error, onRetry, missing, children }: Props) {
  const text = useText()
  return (
    <Page title={title}>
      {error === null ? (
        children
      ) : isGone(error) ? (
        <EmptyState
          {...missing}
          action={
            <Button component={Link} to="/dashboard" leftSection={<IconArrowLeft size={18} />}>
              {text('to_dashboard')}
            </Button>
          }
        />
      ) : (
        <Notice tone="danger">
          {text('could_not_load')}{' '}
          <Button size="compact-md" variant="default" onClick={() => onRetry()}>
            {text('try_again')}
          </Button>
        </Notice>
      )}
    </Page>
  )
}
