import type { Product } from '../product.ts'

const help = 'https://help.sitemate.com/en/articles'
const intercom = 'https://intercom.help/dashpivot/en/articles'

export const dashpivot: Product = {
  name: 'Dashpivot',
  summary: 'By Sitemate: forms and workflows for construction, with an app for the field.',
  ahead: [
    {
      says: 'A supervisor scans the digital ID of each worker; name, company, signature, time and place go into the form.',
      url: `${help}/9202161-how-to-add-and-configure-a-scan-sitemate-id-field-on-dashpivot-web`,
    },
    {
      says: 'Links by which anyone sends a form without an account, free and without limit, through an app of the stores. With us, forms of contractors and anonymous reports go without an account, by a printed code; no other form does.',
      url: `${intercom}/5670848-sitemate-links-introduction`,
    },
    {
      says: 'A link for repeated forms can be printed as a QR poster.',
      url: `${help}/5252487-how-to-create-ongoing-submission-sitemate-links`,
    },
    {
      says: 'An approval locks what stands above it, and the form moves along the columns of a workflow.',
      url: `${intercom}/9594997-what-are-the-different-types-of-signatures-in-dashpivot`,
    },
    {
      says: 'Single sign-on by OIDC and SAML, on the Pro, Premium and Platinum plans. We have passkeys and authenticator apps, and no single sign-on.',
      url: `${help}/8133878-how-to-set-up-single-sign-on-sso-in-dashpivot`,
    },
  ],
  found: {
    conditions: {
      verdict: 'differs',
      says: 'Show or hide on yes/no and list fields, one layer deep: a field that was revealed cannot trigger another rule.',
      url: `${help}/13616133-what-is-conditional-logic-in-dashpivot`,
    },
    versions: {
      verdict: 'not-described',
      says: 'The number of a form goes up at each save and is printed on the PDF. What a change of the template does to older forms is not described.',
      url: `${help}/2947996-how-form-versioning-works-in-dashpivot`,
    },
    offline: {
      verdict: 'not-described',
      says: 'The phone keeps the data of the team that was opened last. After reconnecting, the app must be opened and left open. A receipt for each file is not described.',
      url: `${help}/4719089-how-does-offline-mode-work-on-dashpivot-mobile-app`,
    },
    signatures: {
      verdict: 'not-described',
      says: 'Three kinds: a stored signature, one drawn by hand, an approval. A fingerprint or a public page to check is not described.',
      url: `${intercom}/9594997-what-are-the-different-types-of-signatures-in-dashpivot`,
    },
    verified: {
      verdict: 'not-described',
      says: 'Actions have an assignee, a due date, a priority and photos. A check by a second person is not described.',
      url: `${help}/10367819-how-to-use-actions-module-in-dashpivot-web`,
    },
    expected: { verdict: 'unknown' },
    clocks: { verdict: 'unknown' },
    osha: { verdict: 'unknown' },
    hosting: { verdict: 'unknown' },
    seats: {
      verdict: 'differs',
      says: 'Contributors and Sitemate Paid users need a paid licence; visitors and Sitemate Free users are free without limit.',
      url: `${help}/13696457-how-to-export-users-to-csv-on-dashpivot-web`,
    },
    languages: { verdict: 'unknown' },
  },
  price: [
    {
      says: 'Plans are called Standard, Pro, Premium and Platinum, with features and limits by plan.',
      url: `${intercom}/10193677-how-to-view-details-of-your-dashpivot-usage`,
    },
    { says: 'Amounts: unknown.' },
  ],
  unknown:
    'Schedules and missed forms, incidents and OSHA, clocks of the law, languages, programming interface and BI, AI, where data lies, and self-hosting.',
}
