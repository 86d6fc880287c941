// The pictures that an asset type may have. The name is stored; the screens draw it.

export const assetIcons = {
  tool: 'Tool',
  ladder: 'Ladder',
  stairs: 'Stairs',
  forklift: 'Forklift',
  crane: 'Crane',
  truck: 'Truck',
  car: 'Car',
  trailer: 'Trailer',
  plug: 'Plug',
  flame: 'Flame',
  extinguisher: 'Fire extinguisher',
  first_aid: 'First aid',
  heart: 'Defibrillator',
  harness: 'Harness',
  mask: 'Mask',
  gauge: 'Gauge',
} as const

export type AssetIcon = keyof typeof assetIcons
