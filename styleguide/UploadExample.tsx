import { FileUpload, type Upload } from '../src/kit/web/inputs/FileUpload.tsx'

const soon = () => new Promise((done) => setTimeout(done, 300))

/** Goes half the way, waits, and fails for a file whose name says so. */
const upload: Upload = async (file, onProgress) => {
  onProgress(49.6)
  await soon()
  if (file.name.includes('fail')) throw new Error('this example fails for such a name')
  return `${file.name} was stored`
}

export function UploadExample() {
  return <FileUpload upload={upload} />
}
