import { Outlet } from 'react-router'
import { PublicFrame } from '../public/PublicFrame.tsx'
import { useScreen } from '../start/use-screen.ts'

/** Around what needs no sign-in. */
export default function PublicArea() {
  return (
    <PublicFrame fixed={useScreen().area === 'marketing'}>
      <Outlet />
    </PublicFrame>
  )
}
