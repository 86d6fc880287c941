import type { Product } from '../product.ts'

const online = 'https://support.procore.com/products/online/user-guide'
const canada = 'https://en-ca.support.procore.com/products/online/user-guide'

export const procore: Product = {
  name: 'Procore',
  summary:
    'Construction management in one suite; safety is one of its tools. We compare its Safety and Quality tools.',
  ahead: [
    {
      says: 'Safety sits beside the daily log of the same project, which fetches the weather of the site by itself. We have no weather feed.',
      url: 'https://dev.support.procore.com/product-manuals/daily-log-project/tutorials/create-observed-weather-entries/',
    },
    {
      says: 'A weather delay can call chosen users by phone with a recorded voice.',
      url: `${canada}/project-level/directory/tutorials/enable-weather-delay-alerts-for-a-users-phone-or-email`,
    },
    {
      says: 'An AI assistant answers questions and builds reports from project data and attached PDFs, within the rights of the person who asks. We have no AI.',
      url: `${online}/project-level/assist/faq/what-data-can-assist-access?mt-view=f1`,
    },
    {
      says: 'A marketplace of third-party apps, within the screen or as data connections.',
      url: `${online}/company-level/admin/tutorials/install-app-from-marketplace`,
    },
    {
      says: 'Apps in the stores, with many inspection actions documented as working offline.',
      url: 'https://v2.support.procore.com/process-guides/permissions-matrix/project-level-inspections-permissions',
    },
  ],
  found: {
    conditions: {
      verdict: 'differs',
      says: 'One form of rule: when this item has this answer, show these items. Within one section, at most four conditions an item, none on number, text, signature or date items.',
      url: `${online}/company-level/inspections/tutorials/add-conditional-logic-to-company-level-inspection-template`,
    },
    versions: {
      verdict: 'same',
      says: 'Changes of conditions appear in the history of the template; a change shows only in inspections that are created from it.',
      url: `${online}/project-level/inspections/tutorials/create-a-project-level-inspection`,
    },
    offline: {
      verdict: 'not-described',
      says: 'Many inspection actions work offline and sync later; several need the item to have been opened before. A receipt for each file is not described.',
      url: 'https://v2.support.procore.com/process-guides/permissions-matrix/project-level-inspections-permissions',
    },
    signatures: {
      verdict: 'not-described',
      says: 'Signers can be added to an inspection and to one item. A fingerprint of the signed content or a public page to check it is not described.',
      url: 'https://dev.support.procore.com/process-guides/permissions-matrix/project-level-inspections-permissions',
    },
    verified: {
      verdict: 'not-described',
      says: 'The assignee sets an observation to ready for review and its creator looks at the work. That the person who closes it must be another one is not described.',
      url: 'https://en-au.support.procore.com/products/online/user-guide/project-level/observations/tutorials/respond-to-an-observation',
    },
    expected: {
      verdict: 'not-described',
      says: 'Recurring inspections, due by the working days of the project where those are set. Rain days are not described.',
      url: `${canada}/project-level/inspections/tutorials/create-an-inspection-schedule`,
    },
    clocks: { verdict: 'unknown' },
    osha: {
      verdict: 'not-described',
      says: 'Incidents have a tick for recordable. OSHA forms or an ITA file are not described on that page.',
      url: 'http://support.procore.com/products/online/user-guide/project-level/incidents/tutorials/create-an-incident',
    },
    hosting: { verdict: 'unknown' },
    seats: { verdict: 'unknown' },
    languages: {
      verdict: 'not-described',
      says: 'Help pages in Canadian French exist. A full list of languages was not found.',
      url: 'https://fr-ca.support.procore.com/procore-mobile-ios/user-guide/inspections-ios/tutorials/perform-an-inspection-ios',
    },
  },
  price: [
    {
      says: 'The contract sets a cap on active projects; raising it may change the price.',
      url: 'https://v2.support.procore.com/zh-sg/product-manuals/admin-company/tutorials/view-account-information',
    },
    {
      says: 'One public record: the City of Pearland, Texas, approved an estimated 171,846.04 US dollars for a year of the project management service. That is the contract of one customer, and neither a price list nor the safety tools alone.',
      url: 'https://documents.pearlandtx.gov/WebLink/DocView.aspx?dbid=0&id=1929587&repo=City-Of-Pearland',
      dated: '2023-12-18',
    },
    { says: 'Amounts otherwise: unknown.' },
  ],
  unknown:
    'OSHA 300, 300A and 301 and the ITA file, clocks of the law, conditions beyond the rule above, checks that a fix was effective, limits on users, self-hosting, and the full list of languages.',
}
