import { ImportScreen } from '../../../../register/capabilities/import/web/ImportScreen.tsx'
import { users } from '../users.register.ts'

/** Many people at once from a spreadsheet; a column says who is sent an invitation with it. */
export default function InviteUploadScreen() {
  return <ImportScreen register={users} />
}
