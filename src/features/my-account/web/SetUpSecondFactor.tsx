import { Button, Group, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { confirmTotp, startTotp } from '../my-account.contract.ts'
import { secondFactorKey } from './keys.ts'
import classes from './my-account.module.css'

type Props = { onDone: (recoveryCodes: string[]) => void; onCancel: () => void }

/** Shows the secret as a picture to scan, then asks for the first code of it. */
export function SetUpSecondFactor({ onDone, onCancel }: Props) {
  const text = useText()
  // A secret is made for this one set-up: never kept, never fetched again behind the person's back.
  const { data, isError } = useQuery({
    queryKey: secondFactorKey,
    queryFn: () => call(startTotp, {}),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async ({ code = '' }) => {
    const { recovery_codes } = await call(confirmTotp, { body: { code: code.replace(/\s/g, '') } })
    onDone(recovery_codes)
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  return (
    <form {...form} className={classes.form}>
      <p>{text('second_factor_scan')}</p>
      <img
        className="p-3 rounded"
        style={{ width: '12rem', background: '#fff' }}
        alt={text('second_factor_qr')}
        src={`data:image/svg+xml,${encodeURIComponent(data.qr_svg)}`}
      />
      <p className="font-code break-anywhere">{data.secret}</p>
      {message && <Notice tone="danger">{message}</Notice>}
      <TextInput
        name="code"
        label={text('code')}
        error={errorOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maw={220}
      />
      <Group>
        <Button type="submit" loading={busy}>
          {text('second_factor_confirm')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </Group>
    </form>
  )
}
