// What is found wrong on the sites of the demo: what the person who saw it wrote, what they photographed, and how it
// was put right. By the last word of the question’s key.
import type { DemoSite } from '../../../people/index.ts'

export type DemoFail = {
  says: readonly [string, ...string[]]
  /** The picture that shows it. */
  photo?: string
  mended: string
  /** As the company sorts it. */
  category?: string
  /** Only where there is one on the site. */
  where?: DemoSite['present'][number]
}

/** Of the weekly and the monthly inspection. */
export const siteFails: Readonly<Record<string, DemoFail>> = {
  guardrails: {
    says: [
      'Top rail and midrail out for two bays on the north edge, since the material hoist was moved.',
      'Guardrail taken down for a delivery at the east edge and not put back. Open for four metres.',
    ],
    photo: 'guardrail-gap',
    mended: 'Rails and toeboard put back and checked; the hoist crew told at the morning talk.',
    category: 'Fall protection',
  },
  rebar: {
    says: [
      'Dowels along the walkway by grid C stand without caps, about forty of them.',
      'Caps taken off for the wall pour and left on the slab.',
    ],
    photo: 'rebar-caps',
    mended: 'All dowels capped; a box of caps stays at the stair.',
  },
  debris: {
    says: [
      'Offcuts and strapping across the way to the stair. The bin is full.',
      'Form oil cans, nails and offcuts left after stripping.',
    ],
    photo: 'housekeeping',
    mended: 'Swept and the bin changed. Each crew now clears its own bay at 14:45.',
    category: 'Housekeeping',
  },
  walkways: {
    says: [
      'The hose of the concrete pump lies across the only way to the pour.',
      'Way to the pour is blocked by the pump hose and a pallet of ties.',
    ],
    photo: 'concrete-pour',
    mended: 'Hose bridged and a second way marked before the next pour.',
    category: 'Housekeeping',
  },
  ladders: {
    says: [
      'Extension ladder at the east wall is not tied at the top.',
      'Ladder stands on a plank to level it, and has a bent rung.',
    ],
    photo: 'ladder',
    mended: 'Ladder taken out and replaced, tied at the top and footed.',
    category: 'Ladders',
  },
  scaffold_checked: {
    says: [
      'Tag of the west scaffold is eight days old; it was not looked at after the wind.',
      'No tag at the second lift. The crew was working from it.',
    ],
    photo: 'scaffold',
    mended: 'Inspected by the competent person and tagged; the crew signed on to the tag.',
    category: 'Scaffolds',
    where: 'scaffold',
  },
  edge: {
    says: [
      'Spoil heap stands at the edge of the trench, less than half a metre away.',
      'Backfill dumped at the edge; the loader was running beside it.',
    ],
    photo: 'excavation',
    mended: 'Spoil pulled back to two metres and the edge marked with barriers.',
    category: 'Excavation',
    where: 'excavation',
  },
  panels: {
    says: [
      'Temporary panel stands open, with boxes stacked in front of it.',
      'Cover of the splitter is off and two circuits have no label.',
    ],
    photo: 'electrical-panel',
    mended: 'Panel closed, labelled and cleared; one metre marked on the floor.',
    category: 'Electrical',
  },
  extinguishers: {
    says: [
      'The extinguisher at stair 2 has no check for this month.',
      'Extinguisher by the heaters: needle is in the red.',
    ],
    photo: 'extinguisher',
    mended: 'Exchanged for a charged one; all others on the floor checked and signed.',
    category: 'Fire protection',
  },
  under: {
    says: [
      'Two workers walked below the load while the crane set the forms.',
      'Landing zone is not roped off, the delivery driver stood in it.',
    ],
    photo: 'crane',
    mended: 'Lift stopped; landing zone roped off, and a second signaller named.',
    where: 'hoisting',
  },
  head_feet: {
    says: [
      'Visitors’ hard hats are gone from the rack; two people came in without.',
      'Three hard hats on the rack are past their date.',
    ],
    photo: 'ppe-rack',
    mended: 'Rack filled again, the old ones cut up and thrown away.',
    category: 'PPE',
  },
  hoarding: {
    says: [
      'A panel of the fence at the gate has been pushed in; people can walk through.',
      'The gate stood open and unattended at 13:00.',
    ],
    photo: 'site-gate',
    mended: 'Panel clamped and the gate kept by the spotter until 15:30.',
    category: 'Public way',
    where: 'public',
  },
}

/** What the committee finds each month, by its own keys. */
export const committeeFails = {
  ladders: siteFails.ladders,
  power: siteFails.panels,
  fire: siteFails.extinguishers,
} as const

/** Of machines and vehicles: what keeps nobody from using them. */
export const machineFails: Readonly<Record<string, DemoFail>> = {
  manual: { says: ['The manual is not in its box.'], mended: 'A new copy is in the box.' },
  fluids: { says: ['Washer fluid low, topped up at noon.'], mended: 'Topped up.' },
  alarms: { says: ['The travel alarm is weak.'], mended: 'Alarm exchanged by the yard.' },
  horn: { says: ['The horn works only sometimes.'], mended: 'Contact cleaned by the yard.' },
  glass: { says: ['Stone chip in the windshield, on the left.'], mended: 'Chip filled.' },
}

const committee: Readonly<Record<string, DemoFail | undefined>> = committeeFails

export const failOf = (key: string): DemoFail | undefined => {
  const last = key.split('.').at(-1) ?? key
  return siteFails[last] ?? machineFails[last] ?? committee[last]
}
