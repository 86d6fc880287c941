// The words of WHMIS and GHS. The codes are stored; a product may carry any of them.

export const physicalClasses = {
  flammable_gases: 'Flammable gases',
  aerosols: 'Aerosols and chemicals under pressure',
  oxidising_gases: 'Oxidizing gases',
  gases_under_pressure: 'Gases under pressure',
  flammable_liquids: 'Flammable liquids',
  flammable_solids: 'Flammable solids',
  self_reactive: 'Self-reactive substances',
  pyrophoric: 'Pyrophoric liquids, solids and gases',
  self_heating: 'Self-heating substances',
  water_reactive: 'Emits flammable gas in contact with water',
  oxidising: 'Oxidizing liquids and solids',
  organic_peroxides: 'Organic peroxides',
  corrosive_to_metals: 'Corrosive to metals',
  combustible_dusts: 'Combustible dusts',
  simple_asphyxiants: 'Simple asphyxiants',
  explosives: 'Explosives',
  other_physical: 'Physical hazards not otherwise classified',
} as const

export const healthClasses = {
  acute_toxicity: 'Acute toxicity',
  skin_corrosion: 'Skin corrosion or irritation',
  eye_damage: 'Serious eye damage or irritation',
  sensitisation: 'Respiratory or skin sensitization',
  mutagenicity: 'Germ cell mutagenicity',
  carcinogenicity: 'Carcinogenicity',
  reproductive_toxicity: 'Reproductive toxicity',
  organ_single: 'Specific target organ toxicity, single exposure',
  organ_repeated: 'Specific target organ toxicity, repeated exposure',
  aspiration: 'Aspiration hazard',
  biohazardous: 'Biohazardous infectious materials',
  other_health: 'Health hazards not otherwise classified',
} as const
