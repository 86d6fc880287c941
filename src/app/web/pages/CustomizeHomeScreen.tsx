import { CustomizeHome } from '../../../features/home/web/index.ts'
import { widgets } from '../composed/widgets.ts'

/** What the person’s own home screen shows, chosen from all features. */
export default function CustomizeHomeScreen() {
  return <CustomizeHome widgets={widgets} />
}
