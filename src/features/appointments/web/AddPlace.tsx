import { Select } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { useChoices } from '../../../register/web/input/choices/use-choices.ts'
import { firstAiders } from '../first-aiders/first-aiders.register.ts'
import classes from './appointments.module.css'
import { useHeadCount } from './use-head-count.ts'

/** Another place to keep head counts of: it begins with nobody on the day shift. */
export function AddPlace({ known }: { known: readonly string[] }) {
  const text = useText()
  const [opened, setOpened] = useState(false)
  const { found } = useChoices(firstAiders, 'location', '', opened)
  const count = useHeadCount(() => undefined)
  return (
    <Select
      className={classes.add ?? ''}
      label={text('coverage_add_place')}
      placeholder={text('field_search')}
      searchable
      value={null}
      data={found
        .filter(({ id }) => !known.includes(id))
        .map(({ id, name }) => ({ value: id, label: name }))}
      nothingFoundMessage={text('input_select_nothing')}
      error={count.problem}
      onDropdownOpen={() => setOpened(true)}
      onChange={(location) => {
        if (location !== null) count.act({ location, shift: 'day', workers: 0 })
      }}
    />
  )
}
