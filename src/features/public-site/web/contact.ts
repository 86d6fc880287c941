// How to reach us. The phone and the address differ by region: one for the US host, one for all.
export type Contact = { phone: string; address: string[] }

export const email = 'hello@plumbline.example'

const everywhere: Contact = {
  phone: '+1 416 555 0137',
  address: ['Plumbline', '100 Example Street West', 'Toronto, Ontario  M5V 0A0', 'Canada'],
}

const unitedStates: Contact = {
  phone: '+1 312 555 0142',
  address: ['Plumbline', '200 Example Avenue', 'Chicago, Illinois 60601', 'United States'],
}

/** The setting names a host; on which port it is reached is nothing to it. */
export const isUsHost = (at: { hostname: string }, usHost: string | null | undefined): boolean =>
  Boolean(usHost) && at.hostname === usHost

export const contactFor = (isUs: boolean): Contact => (isUs ? unitedStates : everywhere)
