import { MantineProviders } from '../src/kit/web/mantine/MantineProviders.tsx'
import { StyleguideDocument } from './StyleguideDocument.tsx'

export default function StyleguidePage() {
  return (
    <MantineProviders>
      <StyleguideDocument />
    </MantineProviders>
  )
}
