import { ImportScreen } from '../../../../register/capabilities/import/web/ImportScreen.tsx'
import { GrownUsers } from '../../custom-fields/web/GrownUsers.tsx'

/** Many people at once from a spreadsheet; a column says who is sent an invitation with it. */
export default function InviteUploadScreen() {
  return <GrownUsers use="sheet">{(register) => <ImportScreen register={register} />}</GrownUsers>
}
