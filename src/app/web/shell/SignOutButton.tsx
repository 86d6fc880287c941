import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useLeave } from '../../../features/sign-in/web/use-leave.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { ConfirmDialog } from '../../../kit/web/plain/ConfirmDialog.tsx'
import classes from './shell.module.css'

export function SignOutButton() {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const leave = useLeave()
  return (
    <>
      <button type="button" className={classes.bare} onClick={() => setAsking(true)}>
        <IconLogout size={18} stroke={1.75} aria-hidden="true" />
        <span className={classes.wide}>{text('sign_out')}</span>
      </button>
      {asking && (
        <ConfirmDialog
          question={text('sign_out_question')}
          yes={text('sign_out')}
          no={text('cancel')}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            void leave()
          }}
        />
      )}
    </>
  )
}
