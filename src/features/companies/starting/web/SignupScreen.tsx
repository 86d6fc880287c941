import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { AcceptInvitation } from '../../../people/web/index.ts'
import { isStart } from '../start-link.ts'
import { StartCompany } from './StartCompany.tsx'

/** What a mailed link leads to: an invitation, or the beginning of a company. The page is written at build time, for
 *  nobody: which of them it is shows once it is open. */
export default function SignupScreen() {
  const { token: given = '' } = useParams()
  const [token, setToken] = useState('')
  useEffect(() => setToken(given), [given])
  return isStart(token) ? <StartCompany token={token} /> : <AcceptInvitation />
}
