import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { Register } from '../../define.ts'
import { addressWithin, screenOf } from '../../screens-of.ts'
import type { RegisterWeb } from '../extension.ts'
import { OrderedRows } from './order/OrderedRows.tsx'
import { useOrder } from './order/use-order.ts'

type Props = { register: Register; web: RegisterWeb; within?: string }

/** The order of a register's rows, as people give it. */
export function RegisterOrder({ register, within }: Props) {
  const { say, text } = useLanguage()
  const { rows, isPending, isError, saveOrder } = useOrder(register, within)
  const whole = screenOf(register, 'list')
  return (
    <Page
      title={text('list_order_title', { many: say(register.many) })}
      lead={text('list_order_lead')}
      actions={
        whole && (
          <LinkButton look="outline" to={addressWithin(whole, within)}>
            {text('list_order_done')}
          </LinkButton>
        )
      }
    >
      {isPending && <ListSkeleton rows={8} />}
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {rows && <OrderedRows register={register} rows={rows} onOrder={saveOrder} />}
    </Page>
  )
}
