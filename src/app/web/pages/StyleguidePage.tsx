import { StyleguideDocument } from '../../../kit/web/styleguide/StyleguideDocument.tsx'
import { MantineRoom } from '../areas/MantineRoom.tsx'

export default function StyleguidePage() {
  return (
    <MantineRoom>
      <StyleguideDocument />
    </MantineRoom>
  )
}
