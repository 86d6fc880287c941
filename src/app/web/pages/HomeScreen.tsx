import { Home } from '../../../features/home/web/index.ts'
import { widgets } from '../composed/widgets.ts'

/** The home screen has what all features show on it. */
export default function HomeScreen() {
  return <Home widgets={widgets} />
}
