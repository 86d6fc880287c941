import { StyleguideDocument } from '../../../kit/web/styleguide/StyleguideDocument.tsx'
import { MantineProviders } from '../areas/MantineProviders.tsx'

export default function StyleguidePage() {
  return (
    <MantineProviders>
      <StyleguideDocument />
    </MantineProviders>
  )
}
