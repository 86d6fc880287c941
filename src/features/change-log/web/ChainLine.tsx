import { IconLink, IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import { numberIn } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { readChain } from '../changes.contract.ts'
import classes from './changes.module.css'
import { chainKey } from './keys.ts'

/** Whether the chain holds, and since when that is known. */
export function ChainLine() {
  const { text, locale } = useLanguage()
  const { moment } = useTimes()
  const { data, isError } = useQuery({
    queryKey: chainKey,
    queryFn: ({ signal }) => call(readChain, { signal }),
  })
  if (isError) return <Notice tone="danger">{text('changes_chain_unknown')}</Notice>
  if (data === undefined) return null
  const checked = data.data
  if (checked === null) return <p className="hint">{text('changes_chain_unchecked')}</p>
  const at = moment(checked.at)
  const number = (count: number) => numberIn(locale, count)
  if (checked.fault === null)
    return (
      <p className={classes.chain}>
        <IconLink size={18} aria-hidden="true" />
        <span>
          <strong>{text('changes_chain_holds')}</strong>{' '}
          {text('changes_chain_checked', { at, count: checked.links })}
        </span>
      </p>
    )
  const { link, what } = checked.fault
  return (
    <Notice tone="danger">
      <p className="font-semibold">
        <IconLinkOff size={18} aria-hidden="true" />{' '}
        {text(`changes_chain_${what}`, { link: number(link), at })}
      </p>
      <p>{text('changes_chain_do')}</p>
    </Notice>
  )
}
