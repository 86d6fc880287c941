import { Button } from '@mantine/core'
import { useTimes } from '../../../../../access/web/use-times.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../../../kit/web/plain/QrCode.tsx'

type Props = {
  /** Of the person who scans it. */
  name: string
  address: string | undefined
  /** Where it is a link that ends; nothing where they sign in. */
  endsAt: string | undefined
  wrong: string | undefined
  busy: boolean
  /** Makes another one. */
  onAgain: (() => void) | undefined
}

/** The code by which somebody who stands here signs on a phone of their own. */
export function CodeForPhone({ name, address, endsAt, wrong, busy, onAgain }: Props) {
  const text = useText()
  const { moment } = useTimes()
  return (
    <div className="grid gap-4">
      {wrong !== undefined && <Notice tone="danger">{wrong}</Notice>}
      {address !== undefined && (
        <div className="grid justify-items-center gap-3 text-center">
          <QrCode text={address} size={240} label={text('signing_code', { name })} />
          <p className="m-0">
            {endsAt === undefined
              ? text('signing_code_colleague', { name })
              : text('signing_code_visitor', { name, at: moment(endsAt) })}
          </p>
          <p className="hint m-0">{text('signing_code_line')}</p>
        </div>
      )}
      {onAgain && (
        <Button variant="default" loading={busy} onClick={onAgain}>
          {text('signing_code_again')}
        </Button>
      )}
    </div>
  )
}
