// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.
// The screens whose code a phone keeps, so that they open without a connection.
export const offlineScreens: readonly string[] = [
  'dashboard',
  'qr-project',
  'qr-team',
  'qr-trade-contractor',
  'qr-trade-contractor-submission',
  'qr-trade-contractor-submission-encrypted',
  'qr-chemicals',
  'gate-tablet',
  'incidents-report',
  'safety-alert',
  'qr-safety-board',
  'login',
  'submissions-create',
  'talk-holding',
]
