// Which reasons of incidents the talks of the library can prevent, by the codes that a new company's reasons have.
export const talkCauses: Readonly<Record<string, readonly string[]>> = {
  ladders: ['B.3.4', 'A.4.3'],
  'edges-and-openings': ['B.1.1', 'B.1.2'],
  harness: ['A.3.3'],
  'reversing-machines': ['B.1.4', 'A.4.2'],
  'under-the-hook': ['A.4.2', 'A.2.6'],
  'driving-and-phones': ['A.5.1', 'A.2.3'],
  trench: ['B.4.8'],
  'power-lines': ['B.4.7'],
  'cords-and-gfci': ['B.2.1', 'B.4.7'],
  lockout: ['A.3.4', 'A.2.5'],
  grinders: ['B.1.3', 'A.2.4'],
  hands: ['A.3.1', 'A.4.2'],
  lifting: ['A.4.1'],
  housekeeping: ['B.3.1', 'B.3.3'],
  silica: ['B.4.2'],
  noise: ['B.4.1'],
  'hazardous-products': ['B.4.3'],
  eyes: ['A.3.1', 'A.3.2'],
  'head-feet-vest': ['A.3.1', 'A.3.2'],
  'ice-and-snow': ['B.3.3', 'B.4.9'],
  cold: ['B.4.5'],
  heat: ['B.4.4'],
  fatigue: ['A.5.2', 'C.1.3'],
  'alcohol-and-drugs': ['A.5.3'],
  'new-workers': ['C.2.1', 'C.2.2'],
  'near-misses': ['A.1.2'],
}

/** The types of incidents after which they are suggested, by their codes. */
export const talkTypes: Readonly<Record<string, readonly string[]>> = {
  'hot-work': ['FIRE'],
  'driving-and-phones': ['MVI'],
  'buried-lines': ['UTIL'],
  'hazardous-products': ['ENV'],
  'violence-and-harassment': ['VIO', 'HAR'],
  'near-misses': ['NM'],
}
