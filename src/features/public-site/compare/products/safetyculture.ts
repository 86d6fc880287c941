import type { Product } from '../product.ts'

const help = 'https://help.safetyculture.com'

export const safetyculture: Product = {
  name: 'SafetyCulture',
  summary:
    'Formerly iAuditor: inspections from a phone, with a large public library of checklists.',
  ahead: [
    {
      says: 'Notices go out by e-mail, SMS and push, tuned by each user. We send no SMS.',
      url: `${help}/en-US/000032/`,
    },
    {
      says: 'There is an app for iOS and Android. Ours is a site that a phone puts on its home screen.',
      url: `${help}/en-US/000032/`,
    },
    {
      says: 'People who work alone have check-ins, panic alerts, escalation and a live map; marked as early access on the page that we read. We have none of it.',
      url: `${help}/en-US/004732`,
    },
    {
      says: 'An exporter for bulk files, a Power BI connector and data feeds expose one data model.',
      url: 'https://developer.safetyculture.com/docs/data-relationships',
    },
    {
      says: 'One schedule over many sites becomes one a site and is changed in one place; the example is 10,000 sites.',
      url: `${help}/005871`,
    },
    {
      says: 'A public library of checklists, some from public bodies.',
      url: 'https://public-library.safetyculture.io/products/us-forest-service-r5-facility-safety-inspection-form',
    },
    {
      says: 'Someone outside who is assigned an action by e-mail can change its status, comment and add photos through a link.',
      url: `${help}/en-US/001780/`,
      dated: '2024-10-06',
    },
  ],
  found: {
    conditions: {
      verdict: 'differs',
      says: 'A condition hangs on the answer of one question; triggered fields may have conditions again, and numbers can be tested by range. Groups over several questions, or a comparison of two fields, are not described.',
      url: `${help}/en-US/000031/`,
      dated: '2026-06-05',
    },
    versions: {
      verdict: 'same',
      says: 'A published change counts for inspections that are started afterwards, not for earlier ones.',
      url: `${help}/en-US/000031/`,
      dated: '2026-06-05',
    },
    offline: { verdict: 'unknown' },
    signatures: { verdict: 'unknown' },
    verified: {
      verdict: 'differs',
      says: 'An organization may restrict who moves an action to a status and ask for evidence. That the person who made the fix may not close it is not described.',
      url: `${help}/en-US/001810`,
    },
    expected: {
      verdict: 'not-described',
      says: 'Recurring inspections for users, groups or members of a site. Weather and rain days are not described.',
      url: `${help}/en-US/003102/`,
    },
    clocks: { verdict: 'unknown' },
    osha: { verdict: 'unknown' },
    hosting: { verdict: 'unknown' },
    seats: {
      verdict: 'differs',
      says: 'Full, lite and guest seats. Guest seats are free; what a person may do depends on the seat.',
      url: `${help}/001741`,
    },
    languages: {
      verdict: 'not-described',
      says: 'The French help shows French labels of the web app. A full list of languages was not found.',
      url: `${help}/fr/004075/`,
    },
  },
  price: [
    {
      says: 'A Free Plan and a Premium Plan exist, and a plan can be moved up or down.',
      url: `${help}/administration/billing`,
    },
    { says: 'Amounts: unknown. The price page was not among the pages that we read.' },
  ],
  unknown:
    'Receipts and conflicts offline, proof of signatures, OSHA forms and the ITA file, clocks of the law, where data lies, self-hosting, AI, sensors, and what the Free Plan leaves out.',
}
