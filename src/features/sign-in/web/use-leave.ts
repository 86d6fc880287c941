import { useNavigate } from 'react-router'
import { leave } from './leave.ts'

export function useLeave(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await navigate(await leave())
  }
}
