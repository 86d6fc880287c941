import { useEffect } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { useLeave } from './use-leave.ts'

let leaving = false

/** An address that signs out. */
export default function LogoutScreen() {
  const text = useText()
  const leave = useLeave()
  useEffect(() => {
    if (leaving) return
    leaving = true
    void leave().finally(() => {
      leaving = false
    })
  }, [leave])
  return <Page title={text('sign_out')} lead={text('signing_out')} />
}
