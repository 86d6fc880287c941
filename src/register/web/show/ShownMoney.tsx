import { moneyIn } from '../../../kit/money.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { useCurrency } from './use-currency.ts'

/** An amount in the company's currency. */
export function ShownMoney({ value }: { value: number }) {
  const { locale } = useLanguage()
  return (
    <span className="tabular-nums whitespace-nowrap">{moneyIn(locale, value, useCurrency())}</span>
  )
}
