// The facts that the structure check holds the tree against. Each exception carries its reason.

/** Layers of `src`, lowest first: a file imports from its own layer and from those before it. */
export const layers = ['kit', 'access', 'register', 'manifest', 'features', 'app'] as const

/** Rooms that stand below all layers: they import nothing of ours and no package. They are entered by
 * their `index.ts`. */
export const pureRooms: { room: string; name: string; enteredFrom: readonly string[] }[] = [
  { room: 'form-engine', name: 'the form engine', enteredFrom: layers },
  { room: 'regulation', name: 'regulation', enteredFrom: ['features', 'app'] },
]

/** `app` composes what it finds in the folders of features and names none, but for these. */
export const namedByApp: { feature: string; reason: string }[] = [
  {
    feature: 'contractor-portal',
    reason: 'an alert stands above every screen of the portal, too',
  },
  { feature: 'companies', reason: 'support that was let in is said above every screen' },
  { feature: 'home', reason: 'its screen is given the widgets of all features' },
  { feature: 'files', reason: 'registers store and import files' },
  { feature: 'my-account', reason: 'a chosen language is kept with the account' },
  { feature: 'notices', reason: 'what a person has not read is seen from every screen' },
  { feature: 'projects', reason: 'what a person works on is chosen in the header' },
  { feature: 'public-site', reason: 'the frame of its pages says how the company is reached' },
  {
    feature: 'safety-alerts',
    reason: 'an alert stands above every screen until it is acknowledged',
  },
  { feature: 'search', reason: 'records are searched from every screen' },
  {
    feature: 'sign-in',
    reason: 'people without the grant are led there; the people of the demo sign in',
  },
  { feature: 'submissions', reason: 'what waits to be sent is seen from every screen' },
]

/** The rooms of a feature, lowest first: a room imports from those before it. The feature's own files and
 * `web` may be imported by all of them. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  submissions: [
    ...['content', 'subjects', 'consequences', 'stages', 'telling', 'papers', 'reading', 'bulk'],
    ...[
      'reports',
      'review',
      'revisions',
      'signing',
      'filling',
      'page',
      'lists',
      'morning-mail',
      'demo',
    ],
  ],
}

/** What may be imported from anywhere: words. */
export const data =
  /^messages\/composed\/(?:(?:light|site|titles)\/)?[a-z]{2}\.ts$|^src\/regulation\/words\/[a-z]{2}\.json$/

export const longest = 300

/** Files that may be longer than the limit, with the reason. */
export const longFiles: { path: string; reason: string }[] = [
  { path: 'src/kit/db/tables.ts', reason: 'generated: every column of every table' },
  { path: 'src/access/composed/screens.ts', reason: 'generated: every screen, one a line' },
]

/** Files that a folder of `src` or `tests` has at most. */
export const widest = 20

/** Folders with one file for each kind of a thing: they may be wider, and a short file stays one. */
export const oneFileAKind: { folder: string; each: string }[] = [
  { folder: 'src/app/web/areas', each: 'an area of the application' },
  { folder: 'src/features/forms/builder/web/info', each: 'a facet of a question' },
  { folder: 'src/features/forms/filling/web/answers', each: 'a kind of question' },
  { folder: 'src/features/rules/calculators', each: 'a calculator' },
  { folder: 'src/form-engine/field-types', each: 'a kind of question' },
  { folder: 'src/register/web/input', each: 'the input of a kind of field' },
  { folder: 'src/register/web/show', each: 'a way to show a value' },
]

/** A file of fewer lines that one neighbour alone imports, and no test, belongs into that neighbour. */
export const leastLines = 25

/** A name that says nothing about what is inside. */
export const emptyNames = [
  'utils',
  'helpers',
  'common',
  'misc',
  'manager',
  'service',
  'base',
  'types',
]

/** Who may import a package that only one room should touch. */
export const confinedPackages: { package: string; rooms: RegExp; where: string }[] = [
  {
    package: 'pg',
    rooms: /^(src\/kit\/db\/|bench\/|bin\/|tests\/)/,
    where: 'src/kit/db; a store asks it for a connection',
  },
]

/** Files that import each other in a circle, because what they speak of contains itself. */
export const cycles: { files: string[]; reason: string }[] = [
  {
    files: ['src/register/fields/all.ts', 'src/register/fields/structured.ts'],
    reason: 'the rows of a field have fields of every kind',
  },
  {
    files: ['KindInput', 'rows/InnerRowFields', 'rows/RowsField'].map(
      (name) => `src/register/web/input/${name}.tsx`,
    ),
    reason: 'the rows of a field are filled in by the inputs of every kind',
  },
  {
    files: [
      ...['InnerForm.tsx', 'QuestionView.tsx', 'answers/GroupAnswer.tsx'],
      ...['answers/HazardAnswer.tsx', 'answers/answer-of.ts'],
    ].map((name) => `src/features/forms/filling/web/${name}`),
    reason: 'a question may hold questions: a group, the controls of a hazard',
  },
  {
    files: ['bulk-store', 'run-bulk'].map((name) => `src/features/submissions/bulk/web/${name}.ts`),
    reason: 'what runs a bulk action is loaded when the first begins',
  },
]

/** Tests that wait for time itself, or stand before a clock that does. */
export const passing: { path: string; reason: string }[] = [
  { path: 'tests/until.ts', reason: 'the pause between two questions, with an end to them' },
  { path: 'tests/slow-line.ts', reason: 'delays answers on purpose, where a run asks for it' },
  { path: 'tests/machinery/busy-worker.ts', reason: 'jobs that take a time of their own' },
  { path: 'bin/suite/testing/hangs.ts', reason: 'a test that never ends' },
  { path: 'bin/structure/find-faults.test.ts', reason: 'examples of refused code' },
  { path: 'tests/journeys/walking.ts', reason: 'a poll with an end, inside the page' },
  {
    path: 'tests/components/submissions-device.test.ts',
    reason: 'waits for the next reading of the clock, so that no two words have the same',
  },
]

/** Types of one name that mean the same on both sides of a line that imports may not pass. */
export const sharedNames: { name: string; reason: string }[] = []

/** Words that meant several things each; the glossary has one for each of those. */
export const bannedWords = [
  ...['kept', 'held', 'told', 'untold', 'ground', 'grounds', 'standing', 'stand', 'stands'],
  ...['beside', 'besides', 'settle', 'settled', 'unsettled', 'whoever', 'nobody'],
]

/** What no comment, no document, no title of a test and no text of bin says. */
export const dialect =
  /\bwhoever\b|\b(?:comes?|came|coming) by\b|\bof what\b|\bstands? in the way\b|\b(?:what )?is told of\b|\bwhat is told\b|\bthat it stands\b|\bnobody else[’']s\b/gi

/** What may only fall: type assertions, and rows that a type alone promises. */
export const ceilings = { casts: 82, 'row promises': 50 }
