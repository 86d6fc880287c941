import type { Product } from '../product.ts'

const help = 'https://help.hammertech.com/hc'
const desk = 'https://hammertech.zendesk.com/hc'
const subcontractor = 'https://subcontractorhelp.hammertech.com/hc'

export const hammertech: Product = {
  name: 'HammerTech',
  summary: 'Construction safety for general contractors, strong at the gate of the site.',
  ahead: [
    {
      says: 'Workers and visitors sign in on a tablet at the site or on their own phone, read what they must, and sign on the way in. Our gate has a tablet, and visitors read and confirm; no one signs in on their own phone or draws a signature there.',
      url: `${desk}/en-us/articles/360001457176-How-To-Sign-In-and-Sign-Out-on-the-HammerTech-Sign-In-App`,
    },
    {
      says: 'People who are still on site are signed out by the hours of the site. Our gate signs no one out by itself.',
      url: `${desk}/en-us/articles/360002068195-Company-Auto-Sign-Out-Options`,
    },
    {
      says: 'A worker can sign a hazard analysis from a link by SMS or e-mail, and the record shows by which way. Our links go by e-mail and by code.',
      url: `${help}/en-us/articles/12397613977615-Linking-Personnel-to-Associated-JHAs`,
    },
    {
      says: 'Permits to work, with the zones of the site and a calendar that shows conflicts. We have no permits.',
      url: `${help}/en-us/articles/206354747-Creating-Permits-To-Work`,
    },
    {
      says: 'A documented link to the directory and the daily log of Procore.',
      url: `${desk}/en-au/articles/360004046655-Procore-Integration-Setup-Guide`,
    },
  ],
  found: {
    conditions: { verdict: 'unknown' },
    versions: { verdict: 'unknown' },
    offline: { verdict: 'unknown' },
    signatures: {
      verdict: 'not-described',
      says: 'The record shows by which way it was signed. A fingerprint of the content or a public page to check it is not described.',
      url: `${help}/en-us/articles/12397613977615-Linking-Personnel-to-Associated-JHAs`,
    },
    verified: {
      verdict: 'same',
      says: 'The fix of a subcontractor goes back for review and is approved or rejected.',
      url: `${subcontractor}/en-au/articles/7939021855503-Rectifying-Observations`,
    },
    expected: { verdict: 'unknown' },
    clocks: { verdict: 'unknown' },
    osha: { verdict: 'unknown' },
    hosting: { verdict: 'unknown' },
    seats: {
      verdict: 'differs',
      says: 'Workers on site have no login. A subcontractor may have up to 15 nominated representatives a project in the US edition; the Australian article says 3.',
      url: `${subcontractor}/en-us/articles/15238232859407-Differences-between-Workers-Primary-Contacts-and-Nominated-Reps`,
    },
    languages: { verdict: 'unknown' },
  },
  price: [{ says: 'Unknown: no price page and no public contract was found.' }],
  unknown:
    'Behaviour offline, conditions beyond a box for details, OSHA output, clocks of the law, languages, where data lies, self-hosting and AI.',
}
