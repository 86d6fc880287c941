import type { Brand } from '../../../../access/brand/brand.ts'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'

type Props = { name: string; brand: Brand; onEnter(pin: string): Promise<void> }

/** Asks for the PIN of a board that has one. */
export function PinForm({ name, brand, onEnter }: Props) {
  const text = useText()
  const { form, busy, message, errorOf } = useForm(text('no_connection'), ({ pin = '' }) =>
    onEnter(pin),
  )
  const error = errorOf('pin')
  return (
    <div className="grid gap-4 m-auto max-w-prose w-full">
      <BrandHead brand={brand} />
      <h1 className="title-1 break-anywhere" tabIndex={-1}>
        {name}
      </h1>
      <p className="m-0">{text('board_pin_lead')}</p>
      <form {...form} className="grid gap-4">
        {message && error === undefined && <Notice tone="danger">{message}</Notice>}
        <Field
          label={text('board_pin')}
          name="pin"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          error={error}
        />
        <div>
          <Button type="submit" busy={busy}>
            {text('board_pin_enter')}
          </Button>
        </div>
      </form>
    </div>
  )
}
