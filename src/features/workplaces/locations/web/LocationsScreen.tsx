import { IconListTree, IconTable } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Views } from '../../../../kit/web/page/Views.tsx'
import { RegisterList } from '../../../../register/web/list/RegisterList.tsx'
import { locations } from '../locations.register.ts'
import { LocationTree } from './LocationTree.tsx'

const path = '/dashboard/locations'
const table = `${path}?view=table`

function LocationViews({ here }: { here: 'tree' | 'table' }) {
  const text = useText()
  return (
    <Views
      label={text('locations_views')}
      views={[
        { to: path, label: text('locations_tree'), here: here === 'tree', Icon: IconListTree },
        { to: table, label: text('locations_table'), here: here === 'table', Icon: IconTable },
      ]}
    />
  )
}

const web = { Above: () => <LocationViews here="table" /> }

/** Places as they lie within each other; as a table where the address asks for what only a table shows. */
export default function LocationsScreen() {
  const { search } = useLocation()
  const asked = [...new URLSearchParams(search).keys()]
  if (asked.every((name) => name === 'search'))
    return <LocationTree above={<LocationViews here="tree" />} />
  return <RegisterList register={locations} web={web} state="active" />
}
