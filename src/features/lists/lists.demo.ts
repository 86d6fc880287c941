import { listCategories, lists, listValues } from './lists.register.ts'

const category = (name: string, description: string) => ({ name, description })

export const listCategoriesDemo = {
  register: listCategories,
  rows: [
    category('Deficiencies', 'What inspections sort their findings by.'),
    category('People', 'Trades, unions and what people wear.'),
    category('Site', 'Weather, shifts and parts of the work.'),
  ],
}

const written: Record<
  string,
  [category: string, code: string, values: [string, string, string][]]
> = {
  'Deficiency category': [
    'Deficiencies',
    'deficiency-category',
    [
      ['Housekeeping', 'Ordre et propreté', 'Orden y limpieza'],
      ['Fall protection', 'Protection contre les chutes', 'Protección contra caídas'],
      ['Ladders', 'Échelles', 'Escaleras'],
      ['Scaffolds', 'Échafaudages', 'Andamios'],
      ['Electrical', 'Électricité', 'Electricidad'],
      ['Excavation', 'Excavation', 'Excavación'],
      ['Fire protection', 'Protection incendie', 'Protección contra incendios'],
      ['PPE', 'ÉPI', 'EPP'],
      ['Public way', 'Voie publique', 'Vía pública'],
    ],
  ],
  Trade: [
    'People',
    'trade',
    [
      ['Carpenter', 'Charpentier', 'Carpintero'],
      ['Ironworker', 'Monteur de charpentes', 'Herrero'],
      ['Electrician', 'Électricien', 'Electricista'],
      ['Labourer', 'Manœuvre', 'Peón'],
      ['Crane operator', 'Grutier', 'Operador de grúa'],
      ['Concrete finisher', 'Finisseur de béton', 'Albañil de acabados'],
    ],
  ],
  Weather: [
    'Site',
    'weather',
    [
      ['Clear', 'Dégagé', 'Despejado'],
      ['Rain', 'Pluie', 'Lluvia'],
      ['Snow', 'Neige', 'Nieve'],
      ['High wind', 'Vent fort', 'Viento fuerte'],
      ['Extreme heat', 'Chaleur extrême', 'Calor extremo'],
      ['Extreme cold', 'Froid extrême', 'Frío extremo'],
    ],
  ],
  Shift: [
    'Site',
    'shift',
    [
      ['Day', 'Jour', 'Día'],
      ['Evening', 'Soir', 'Tarde'],
      ['Night', 'Nuit', 'Noche'],
    ],
  ],
}

export const listsDemo = {
  register: lists,
  rows: Object.entries(written).map(([name, [of, code]]) => ({ category: of, name, code })),
}

export const listValuesDemo = {
  register: listValues,
  rows: Object.entries(written).flatMap(([list, [, , values]]) =>
    values.map(([name, name_fr, name_es]) => ({ list, name, name_fr, name_es })),
  ),
}
