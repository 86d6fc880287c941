import { Button } from '@mantine/core'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import classes from './my-account.module.css'

type Props = { codes: string[]; onKept: () => void }

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const text = useText()
  return (
    <>
      <Notice tone="good" takesFocus>
        {text('recovery_codes_lead')}
      </Notice>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onKept}>{text('recovery_codes_kept')}</Button>
      </div>
    </>
  )
}
