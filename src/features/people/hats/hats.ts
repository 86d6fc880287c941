/** What a person can be to the company. */
export const hats = {
  employee: 'Employee',
  contractor_worker: 'Worker of a contractor',
  visitor: 'Visitor',
  client_contact: 'Client contact',
} as const

export type Hat = keyof typeof hats
