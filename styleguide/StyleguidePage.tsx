import { MantineProviders } from '../src/app/web/areas/MantineProviders.tsx'
import { StyleguideDocument } from './StyleguideDocument.tsx'

export default function StyleguidePage() {
  return (
    <MantineProviders>
      <StyleguideDocument />
    </MantineProviders>
  )
}
