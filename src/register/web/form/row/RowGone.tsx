import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Refused } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'

type Props = { error: unknown; back: string; onRetry: () => void }

/** The row is not there, or could not be asked for. */
export function RowGone({ error, back, onRetry }: Props) {
  const text = useText()
  const gone = error instanceof Refused && error.code === 'row/missing'
  const title = gone ? text('form_gone_title') : text('could_not_load')
  return (
    <Page title={title}>
      <EmptyState
        title={title}
        {...(gone && { text: text('form_gone_text') })}
        icon={<IconFileOff size={30} />}
        action={
          gone ? (
            <Button component={Link} to={back} variant="default">
              {text('form_back')}
            </Button>
          ) : (
            <Button variant="default" onClick={onRetry}>
              {text('try_again')}
            </Button>
          )
        }
      />
    </Page>
  )
}
