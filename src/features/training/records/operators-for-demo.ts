// Who has which ticket in the demo company, so that nobody in its history did work that asks for one without it.

/** The course, and the people who do the work that asks for it: each has it from before the history begins. */
export const operatorsDemo: Readonly<Record<string, readonly string[]>> = {
  'Elevating work platform operator': [
    'Quentin Abbott',
    'Aisha Mohamed',
    'Noor Aziz',
    'Stefan Nowak',
    'Oleh Bondar',
    'Tala Redsky',
    'Grace Osei',
  ],
  'Confined space entry': ['Kofi Mensah', 'Ingrid Solberg'],
}

/** Holds a lift, and may no longer work with it: his ticket has run out a few days ago. */
export const lapsedOperatorDemo = {
  name: 'Luc Tremblay',
  course: 'Elevating work platform operator',
}
