import { Outlet } from 'react-router'
import { routesOf } from '../../../access/grants.ts'
import { knowRoutes } from '../../../access/web/session.ts'
import { WholeLanguage } from '../../../kit/web/language/WholeLanguage.tsx'
import { Starting } from '../shell/Starting.tsx'

knowRoutes(routesOf)

/** Around every area but that of the light pages: the screens there say all that the product says. */
export default function WholeArea() {
  return (
    <WholeLanguage meanwhile={<Starting />}>
      <Outlet />
    </WholeLanguage>
  )
}
