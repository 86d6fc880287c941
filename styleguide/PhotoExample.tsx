import { PhotoInput } from '../src/kit/web/inputs/photo/PhotoInput.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

const none: File[] = []

export function PhotoExample() {
  return (
    <>
      <Live initial={none}>
        {(held) => <PhotoInput label="Photos of the place" maximum={3} {...held} />}
      </Live>
      <States initial={none}>{(field) => <PhotoInput {...field} />}</States>
    </>
  )
}
