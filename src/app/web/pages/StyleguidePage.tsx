import { Styleguide } from '../../../kit/web/styleguide/Styleguide.tsx'
import { sections } from '../../../kit/web/styleguide/sections.ts'
import { MantineRoom } from '../areas/MantineRoom.tsx'

export default function StyleguidePage() {
  return (
    <MantineRoom>
      <Styleguide sections={sections} />
    </MantineRoom>
  )
}
