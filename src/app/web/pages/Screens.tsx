import { Outlet } from 'react-router'
import { SomethingBroke } from './SomethingBroke.tsx'

/** Around the screens of an area: where one fails, the area stands and leads on. */
export default function Screens() {
  return <Outlet />
}

export const ErrorBoundary = SomethingBroke
