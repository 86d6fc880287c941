import { choice, yesNo } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { file, person, photo, reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { date, instant } from '../../register/fields/time.ts'
import type { LoggedTable } from '../../register/logged.ts'

const asset = reference({ to: 'inventory', label: 'Asset' })
const place = (label: string) => reference({ to: 'locations', label })

/** How the change log tells what happens to assets, and data sheets. */
export const loggedOfEquipment: readonly LoggedTable[] = [
  {
    table: 'asset_custody',
    one: 'Handover',
    fields: {
      asset,
      from_location: place('From location'),
      to_location: place('To location'),
      from_holder: person({ label: 'From holder' }),
      to_holder: person({ label: 'To holder' }),
    },
    partOf: 'asset',
  },
  {
    table: 'asset_meter_reading',
    one: 'Meter reading',
    fields: {
      asset,
      meter: choice({ label: 'Meter', options: { hours: 'Hours', km: 'Kilometres' } }),
      reading: number({ label: 'Reading' }),
      replaced: yesNo({ label: 'New meter' }),
      note: text({ label: 'Note' }),
    },
    partOf: 'asset',
  },
  {
    table: 'asset_tag_out',
    one: 'Tag-out',
    fields: {
      asset,
      reason: text({ label: 'Reason' }),
      photo: photo({ label: 'Photo' }),
      released_at: instant({ label: 'Returned to service on' }),
      released_by: person({ label: 'Returned to service by' }),
      release_note: text({ label: 'What was checked' }),
    },
    partOf: 'asset',
  },
  {
    table: 'chemical_sheet',
    one: 'Former data sheet',
    fields: {
      chemical: reference({ to: 'chemicals', label: 'Chemical' }),
      sds: file({ label: 'Safety data sheet' }),
      sds_french: file({ label: 'Safety data sheet, French' }),
      revised_on: date({ label: 'Revised on' }),
      superseded_at: instant({ label: 'Superseded on' }),
    },
    partOf: 'chemical',
  },
]
