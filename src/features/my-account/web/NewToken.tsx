import { Button, CopyButton, Group } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'

type Props = { token: string; onKept: () => void }

/** Shown this once: the server has its hash only. */
export function NewToken({ token, onKept }: Props) {
  const text = useText()
  return (
    <>
      <Notice tone="good" takesFocus>
        {text('token_made')}
      </Notice>
      <code className="font-code break-anywhere p-3 bg-deep rounded">{token}</code>
      <Group>
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button
              leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
              onClick={copy}
            >
              {text(copied ? 'token_copied' : 'token_copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onKept}>
          {text('token_kept')}
        </Button>
      </Group>
    </>
  )
}
