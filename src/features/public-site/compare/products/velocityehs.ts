import type { Product } from '../product.ts'

const docs = 'https://help.ehs.com/docs'
const base = 'https://help.ehs.com/knowledge-base'

export const velocityehs: Product = {
  name: 'VelocityEHS',
  summary: 'A broad suite for environment, health and safety, strong in chemicals and ergonomics.',
  ahead: [
    {
      says: 'Staff of the vendor find requested data sheets and check uploads, and newer editions arrive through a queue. We store the sheets that you upload.',
      url: `${docs}/chemical-management/sds-management-and-chemical-management/queue-ezd_ampersand-approval-user-guides/using-the-queue-to-track-and-add-safety-data-sheets`,
    },
    {
      says: 'Ingredients are compared with lists of regulated substances, which the vendor supplies.',
      url: `${base}/ingredient-indexing`,
    },
    {
      says: 'The strain of a job is assessed from one video of a phone, without sensors.',
      url: `${docs}/industrial-ergonomics/faqs/what-to-know-about-the-industrial-ergonomics-3d-motion-capture-enhancement`,
    },
    {
      says: 'An AI assistant suggests hazards and controls in a job safety analysis; an option that is bought.',
      url: `${docs}/operational-risk-36516/advanced-job-safety-analysis-op-risk/edit-a-jsa-using-ai-velo/`,
    },
    {
      says: 'More than 850 training courses in several languages. We bring no courses to watch, only the record of them.',
      url: `${base}/system-settings`,
    },
    {
      says: 'Permits to work, and single sign-on by SAML. We have neither.',
      url: `${docs}/control-of-work/ptw-system-administration/system-administrator-interactive-user-guide`,
    },
  ],
  found: {
    conditions: { verdict: 'unknown' },
    versions: { verdict: 'unknown' },
    offline: { verdict: 'unknown' },
    signatures: { verdict: 'unknown' },
    verified: { verdict: 'unknown' },
    expected: { verdict: 'unknown' },
    clocks: { verdict: 'unknown' },
    osha: {
      verdict: 'same',
      says: 'The 300 log, the 300A summary, a 301 for each case, and a 300A file (CSV) for upload.',
      url: `${docs}/ehs/reports-reporting/generating-osha-reports`,
    },
    hosting: { verdict: 'unknown' },
    seats: {
      verdict: 'differs',
      says: 'The contract sets the most active users of training and how many courses a year are completed. A new licensed user of chemical management needs a free licence.',
      url: `${base}/adding-new-users`,
    },
    languages: {
      verdict: 'not-described',
      says: 'Courses come in several languages. Those of the screens were not found.',
      url: `${base}/system-settings`,
    },
  },
  price: [
    {
      says: 'Pages speak of limits in the contract and of licences. Amounts: unknown.',
      url: `${base}/system-settings`,
    },
  ],
  unknown:
    'Conditions in its form builder, filling in offline, signatures, verification of actions, rates, rules of Canada and Ontario, where data lies, and self-hosting.',
}
