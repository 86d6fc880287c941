import { Progress } from '@mantine/core'
import { percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'

type Props = { of: number; signed: number; overdue: number }

/** How much is signed, in words and as a bar. */
export function SignedShare({ of, signed, overdue }: Props) {
  const { text, locale } = useLanguage()
  const share = of === 0 ? 0 : signed / of
  return (
    <div className="stack gap-1">
      <Progress
        value={share * 100}
        size="sm"
        color={overdue > 0 ? 'orange' : 'green'}
        aria-hidden
      />
      <small className="hint tabular-nums">
        {percentIn(locale, share * 100)} · {text('asked_signed_of', { signed, count: of })}
        {overdue > 0 && ` · ${text('asked_overdue_count', { count: overdue })}`}
      </small>
    </div>
  )
}
