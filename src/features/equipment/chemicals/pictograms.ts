// The pictograms of WHMIS and GHS. The codes are stored; a product may carry any of them.

/** GHS01 to GHS09, and the round-bordered one that only Canada has. */
export const pictograms = {
  GHS01: 'Exploding bomb',
  GHS02: 'Flame',
  GHS03: 'Flame over circle',
  GHS04: 'Gas cylinder',
  GHS05: 'Corrosion',
  GHS06: 'Skull and crossbones',
  GHS07: 'Exclamation mark',
  GHS08: 'Health hazard',
  GHS09: 'Environment',
  BIO: 'Biohazardous infectious materials',
} as const
