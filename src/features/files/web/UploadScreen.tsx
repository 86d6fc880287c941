import { storeFile } from '../../../kit/files/files.contract.ts'
import { upload } from '../../../kit/http/upload.web.ts'
import { FileUpload } from '../../../kit/web/inputs/FileUpload.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'

/** Chooses a file, sends it, says how far it is. */
export default function UploadScreen() {
  const text = useText()
  return (
    <Page title={text('screen_upload')} lead={text('upload_lead')}>
      <FileUpload
        upload={async (file, onProgress) => (await upload(storeFile, file, { onProgress })).message}
      />
    </Page>
  )
}
